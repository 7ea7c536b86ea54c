import { openingCode, type Opening } from "./openingHours";
import type { BreadcrumbList, LocalBusiness, WithContext } from "schema-dts";

interface Company {
  name: string;
  description: string;
  telephone: string;
  email: string;
  serviceArea: string;
  address: { locality: string; region: string; countryCode: string };
  social: readonly { url: string }[];
  hours: readonly Opening[] | null;
  areas: readonly string[] | null;
  payment: readonly string[] | null;
  registration: { name: string } | null;
}

/**
 * The company for search engines. LocalBusiness, because schema.org's GasStation sells petrol for cars.
 * @param image the share picture's full address
 */
export function localBusiness(company: Company, siteUrl: string, image: string) {
  const { name, description, telephone, email, serviceArea, address, social } = company;
  const { hours, areas, payment, registration } = company;
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": `${siteUrl}/#company`,
    name,
    description,
    url: siteUrl,
    image,
    telephone,
    email,
    areaServed: areas?.length ? [serviceArea, ...areas] : serviceArea,
    ...(hours?.length && { openingHours: hours.map(openingCode) }),
    ...(payment?.length && { paymentAccepted: payment.join(", ") }),
    ...(registration && { legalName: registration.name }),
    currenciesAccepted: "NGN",
    address: {
      "@type": "PostalAddress",
      addressLocality: address.locality,
      addressRegion: address.region,
      addressCountry: address.countryCode,
    },
    sameAs: social.map(({ url }) => url),
  } satisfies WithContext<LocalBusiness>;
}

/** The way from the landing page to a page, for search engines. */
export function breadcrumbs(siteUrl: string, steps: readonly { name: string; path: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  } satisfies WithContext<BreadcrumbList>;
}

/** JSON for a script element: no text in it can end the element (HTML standard, 4.12.1.3). */
export const scriptJson = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");
