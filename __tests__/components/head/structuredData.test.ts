import { localBusiness } from "../../../src/components/head/structuredData";
import { words } from "../../browser/support/words";
import { SITE_URL } from "../../support/content";

const full = words.company;
const address = { ...full.address, street: null };
const company = { ...full, address, hours: null, areas: null, payment: null, registration: null };

it("leaves out what the company has not said", () => {
  const business = localBusiness(company, SITE_URL, `${SITE_URL}/share.jpg`);
  expect(Object.keys(business).join(" ")).toBe(
    "@context @type name url telephone @id description image email sameAs areaServed currenciesAccepted address",
  );
  expect(business).toMatchObject({ areaServed: full.serviceArea });
  expect(business.address).not.toHaveProperty("streetAddress");
});

it("says opening hours, public holidays and closed days as schema.org does", () => {
  const hours = [
    { days: "Friday to Saturday", times: "6 pm–2 am" },
    { days: "Sunday and public holidays", times: "closed" },
  ];
  const business = localBusiness({ ...company, hours }, SITE_URL, "");
  const kind = { "@type": "OpeningHoursSpecification" };
  expect(business.openingHoursSpecification).toEqual([
    { ...kind, dayOfWeek: ["Friday", "Saturday"], opens: "18:00", closes: "02:00" },
    { ...kind, dayOfWeek: ["Sunday", "PublicHolidays"], opens: "00:00", closes: "00:00" },
  ]);
});
