import { localBusiness } from "../../src/components/jsonLd";
import { words } from "../browser/support/words";
import { SITE_URL } from "../support/content";

const full = words.company;
const address = { ...full.address, street: null };
const company = { ...full, address, hours: null, areas: null, payment: null, registration: null };

it("leaves out what the company has not said", () => {
  const business = localBusiness(company, SITE_URL, `${SITE_URL}/share.jpg`);
  expect(Object.keys(business ?? {}).join(" ")).toBe(
    "@context @type @id name description url image telephone email areaServed currenciesAccepted address sameAs",
  );
  expect(business).toMatchObject({ areaServed: full.serviceArea });
  expect(business?.address).not.toHaveProperty("streetAddress");
});
