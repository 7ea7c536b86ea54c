import { breadcrumbs, localBusiness, scriptJson } from "../../src/lib/jsonLd";
import { SITE_URL, siteData } from "../support/content";

const company = siteData().siteCompany as NonNullable<Queries.SiteQuery["siteCompany"]>;

it("describes the company with what its content file says, and nothing invented", () => {
  const business = localBusiness(company, SITE_URL, `${SITE_URL}/share.jpg`);
  expect(business).toEqual({
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": "https://ileru.example/#company",
    name: company.name,
    description: company.description,
    url: "https://ileru.example",
    image: "https://ileru.example/share.jpg",
    telephone: company.telephone,
    email: company.email,
    areaServed: company.serviceArea,
    currenciesAccepted: "NGN",
    address: {
      "@type": "PostalAddress",
      addressLocality: "Ibeju Lekki",
      addressRegion: "Lagos",
      addressCountry: "NG",
    },
    sameAs: company.social.map(({ url }) => url),
  });
});

it("counts the steps to a page from 1 and gives them full addresses", () => {
  const steps = [
    { name: "Home", path: "/" },
    { name: "Privacy Policy", path: "/privacy-policy" },
  ];
  expect(breadcrumbs(SITE_URL, steps).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://ileru.example/" },
    {
      "@type": "ListItem",
      position: 2,
      name: "Privacy Policy",
      item: "https://ileru.example/privacy-policy",
    },
  ]);
});

it("keeps a text that would end the script element inside it", () => {
  const data = { name: "</script><script>alert(1)</script>", comment: "<!--" };
  const json = scriptJson(data);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(data);
});
