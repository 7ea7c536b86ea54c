import { openingCode, type Opening } from "./openingHours";
import type { LocalBusiness, WithContext } from "schema-dts";

interface Company {
  name: string;
  description: string;
  telephone: string;
  email: string;
  serviceArea: string;
  address: { street: string | null; locality: string; region: string; countryCode: string };
  social: readonly { url: string }[];
  hours: readonly Opening[] | null;
  areas: readonly string[] | null;
  payment: readonly string[] | null;
  registration: { name: string } | null;
}

/**
 * Search engines read the HTML, so this is omitted from the page's scripts. Webpack removes the unused
 * branch.
 */
const isInScripts = process.env.BUILD_STAGE === "build-javascript";

/** A product in structured data. */
interface SoldProduct {
  name: string;
  price: string;
}

/**
 * The product's offer, if its price is a single amount. No stock and no rating, because we have no data on
 * them.
 */
function offerOf({ name, price }: SoldProduct) {
  const [amount] = /^[\d,]+(?:\.\d\d)?$/.exec(price.replace(/^₦\s*/, "")) ?? [];
  if (!amount) return [];
  return {
    "@type": "Offer" as const,
    price: amount.replaceAll(",", ""),
    priceCurrency: "NGN",
    itemOffered: { "@type": "Product" as const, name },
  };
}

/** The price of gas per kilogram in structured data, while it is fresh. */
interface RefillOffer {
  name: string;
  amount: string;
  validUntil: string;
}

const refillOffer = ({ name, amount, validUntil }: RefillOffer) => ({
  "@type": "Offer" as const,
  price: amount,
  priceCurrency: "NGN",
  priceValidUntil: validUntil,
  itemOffered: { "@type": "Product" as const, name },
});

/**
 * The company as structured data. LocalBusiness, because schema.org's GasStation sells petrol for cars.
 * @param image the share picture's absolute URL
 * @param products the products on the page
 * @param refill the price of 1 kg of gas, while it is fresh
 */
export function localBusiness(
  company: Company,
  siteUrl: string,
  image: string,
  products: readonly SoldProduct[] = [],
  refill?: RefillOffer | null,
) {
  if (isInScripts) return undefined;
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
      ...(address.street && { streetAddress: address.street }),
      addressLocality: address.locality,
      addressRegion: address.region,
      addressCountry: address.countryCode,
    },
    sameAs: social.map(({ url }) => url),
    ...(products.length > 0 && {
      makesOffer: [...products.flatMap(offerOf), ...(refill ? [refillOffer(refill)] : [])],
    }),
  } satisfies WithContext<LocalBusiness>;
}
