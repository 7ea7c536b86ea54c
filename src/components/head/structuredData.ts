import type { BreadcrumbList, DayOfWeek, LocalBusiness, WithContext } from "schema-dts";
import { openingDays, openingTimes, type Opening } from "../../lib/openingHours";

type Company = NonNullable<Queries.FrameFragment["siteCompany"]>;

/** A part of the opening hours as structured data. */
function openingHours(opening: Opening) {
  const days = openingDays(opening);
  const [opens, closes] = openingTimes(opening);
  return {
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek: days.map((day) => (day === "public holidays" ? "PublicHolidays" : day) as DayOfWeek),
    opens,
    closes,
  };
}

/**
 * The company as structured data, in few bytes for the landing page. LocalBusiness, because schema.org's GasStation
 * sells petrol for cars. It makes no offer: a price would be binding, and nobody has said what the prices include
 * (decisions, “Prices”).
 */
export function companyInBrief(company: Company, siteUrl: string) {
  const { name, telephone } = company;
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name,
    url: siteUrl,
    telephone,
  } satisfies WithContext<LocalBusiness>;
}

/**
 * The same with all that the contact page shows.
 * @param image the share picture's absolute URL
 */
export function localBusiness(company: Company, siteUrl: string, image: string) {
  const { description, email, serviceArea, social, address, hours, areas, payment, registration } =
    company;
  return {
    ...companyInBrief(company, siteUrl),
    "@id": `${siteUrl}/#company`,
    description,
    image,
    email,
    sameAs: social.map(({ url }) => url),
    areaServed: areas?.length ? [serviceArea, ...areas] : serviceArea,
    ...(hours?.length && { openingHoursSpecification: hours.map(openingHours) }),
    ...(payment?.length && { paymentAccepted: payment.join(", ") }),
    ...(registration && { legalName: registration.name }),
    currenciesAccepted: "NGN",
    address: {
      "@type": "PostalAddress",
      ...(address.street && { streetAddress: address.street }),
      addressLocality: address.locality,
      addressRegion: address.region,
      addressCountry: address.countryCode,
    },
  } satisfies WithContext<LocalBusiness>;
}

/** The path to a page, from the landing page. */
export const breadcrumbs = (...steps: readonly (readonly [name: string, item: string])[]) =>
  ({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, item], index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      item,
    })),
  }) satisfies WithContext<BreadcrumbList>;
