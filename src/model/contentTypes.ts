import { slugOf, type ContentType } from "./contentType";
import { legalDocument } from "./types/legalDocument";
import { partner } from "./types/partner";
import { product } from "./types/product";
import { service } from "./types/service";
import { siteApp } from "./types/siteApp";
import { siteCompany } from "./types/siteCompany";
import { siteContact } from "./types/siteContact";
import { siteHome } from "./types/siteHome";
import { siteLasting } from "./types/siteLasting";
import { siteLeakCard } from "./types/siteLeakCard";
import { siteLegal } from "./types/siteLegal";
import { siteNavigation } from "./types/siteNavigation";
import { siteNotFound } from "./types/siteNotFound";
import { sitePolicies } from "./types/sitePolicies";
import { sitePrices } from "./types/sitePrices";
import { siteQuestions } from "./types/siteQuestions";
import { siteRefill } from "./types/siteRefill";
import { siteSecurity } from "./types/siteSecurity";

/** All content types; a new type is one module and one line here. */
export const contentTypes: readonly ContentType[] = [
  service,
  product,
  partner,
  legalDocument,
  siteCompany,
  sitePolicies,
  sitePrices,
  siteNavigation,
  siteApp,
  siteHome,
  siteContact,
  siteLasting,
  siteLeakCard,
  siteRefill,
  siteLegal,
  siteNotFound,
  siteQuestions,
  siteSecurity,
];

/** The content type and slug of the file at `relativePath` (below content/). */
export function typeOf(relativePath: string): { type: ContentType; slug: string } | undefined {
  for (const type of contentTypes) {
    const slug = slugOf(type, relativePath);
    if (slug) return { type, slug };
  }
  return undefined;
}
