import { parsePrice } from "../../src/lib/money";
import { inKilograms } from "../../src/model/kilograms";
import { legalDocuments, partners, products, services, words } from "../browser/support/words";

/** The site's address in tests. */
export const SITE_URL = "https://testgas.example";

/** A picture or drawing as queries return it; a picture has two widths in AVIF and a fallback. */
function fileNode(name: string) {
  const srcSet = `/static/${name}-800.avif 800w, /static/${name}-1600.avif 1600w`;
  return {
    publicURL: `/static/${name}.svg`,
    width: 137,
    height: 48,
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained",
        width: 1600,
        height: 1200,
        images: { fallback: { src: `/static/${name}-1600.avif`, srcSet, sizes: "100vw" } },
      },
      fallback: { src: `/static/${name}-900.webp` },
    },
  };
}

/** Content as queries return it: the names of files become nodes. Tokens are not filled in. */
function queried(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(queried);
  if (typeof value === "object" && value)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, queried(part)]));
  const [, name] = /^\.\/(?:.*\/)?([\w-]+)\.(?:jpg|png|webp|svg)$/.exec(String(value)) ?? [];
  return name ? fileNode(name) : value;
}

/** The data of `useSite`; `company` replaces some of the company's fields. */
export const siteData = (
  company: Partial<Queries.SiteCompanyWordsFragment> = {},
): Queries.FrameFragment => ({
  site: { siteMetadata: { siteUrl: SITE_URL } },
  siteCompany: { ...words.company, ...company },
  siteNavigation: words.navigation,
  siteApp: app,
  footerPages: legalDocuments.map(({ label, path }) => ({ label, path })),
});

interface Pages {
  readonly app: NonNullable<Queries.FrameFragment["siteApp"]>;
  readonly home: NonNullable<Queries.LandingPageQuery["siteHome"]>;
  readonly contact: NonNullable<Queries.ContactPageQuery["siteContact"]>;
}

/** The words and pictures of every page, of the landing page and of the contact page. */
export const { app, home, contact } = queried(words) as Pages;

export const serviceItems = queried(services) as readonly Queries.ServiceWordsFragment[];

export const productItems = products.map(({ price, kilograms, ...product }) => ({
  ...(queried(product) as Queries.ProductWordsFragment),
  kilograms: kilograms ?? null,
  price: parsePrice(price),
  size: kilograms ? inKilograms(kilograms) : null,
}));

export const partnerItems = queried(partners) as readonly Queries.PartnerWordsFragment[];
