import { openingCode, type Opening } from "./openingHours";
import type { LocalBusiness, WithContext } from "schema-dts";

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

/** Search engines read the HTML, so the scripts of a page do without. Webpack leaves out the rest. */
const isInScripts = process.env.BUILD_STAGE === "build-javascript";

/** A product as search engines are told of it. */
interface Sold {
  name: string;
  price: string;
}

/** What a product costs, where its price is one amount; no stock and no rating, for we know of none. */
function offerOf({ name, price }: Sold) {
  const [amount] = /^[\d,]+(?:\.\d\d)?$/.exec(price.replace(/^₦\s*/, "")) ?? [];
  if (!amount) return [];
  return {
    "@type": "Offer" as const,
    price: amount.replaceAll(",", ""),
    priceCurrency: "NGN",
    itemOffered: { "@type": "Product" as const, name },
  };
}

/** Gas by the kilogram as search engines are told of it, while its price is fresh. */
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
 * The company for search engines. LocalBusiness, because schema.org's GasStation sells petrol for cars.
 * @param image the share picture's full address
 * @param products what the page sells
 * @param refill the price of 1 kg of gas, while it is fresh
 */
export function localBusiness(
  company: Company,
  siteUrl: string,
  image: string,
  products: readonly Sold[] = [],
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
