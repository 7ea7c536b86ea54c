import { localBusiness } from "../../src/components/jsonLd";
import { words } from "../browser/support/words";
import { SITE_URL } from "../support/content";

const full = words.company;
const address = { ...full.address, street: null };
const company = { ...full, address, hours: null, areas: null, payment: null, registration: null };

it("describes the company with the values of its content file only", () => {
  const business = localBusiness(company, SITE_URL, `${SITE_URL}/share.jpg`);
  expect(business).toEqual({
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": `${SITE_URL}/#company`,
    name: company.name,
    description: company.description,
    url: SITE_URL,
    image: `${SITE_URL}/share.jpg`,
    telephone: company.telephone,
    email: company.email,
    areaServed: company.serviceArea,
    currenciesAccepted: "NGN",
    address: {
      "@type": "PostalAddress",
      addressLocality: company.address.locality,
      addressRegion: company.address.region,
      addressCountry: company.address.countryCode,
    },
    sameAs: company.social.map(({ url }) => url),
  });
});
