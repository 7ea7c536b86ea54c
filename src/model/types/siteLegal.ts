import type { ContentType } from "../contentType";
import { group, text, words } from "../fields";

/** Specification, section 2: text shared by all legal pages. */
export const siteLegal: ContentType = {
  name: "SiteLegal",
  label: "What legal pages share",
  path: "site/legal.yml",
  description: "The words that all legal pages share.",
  fields: group({
    ...words("updated(date):80 summary:60 contents:60"),
    breadcrumbHome: text("The landing page's name in search results, before a document's.", 40),
    ...words("copyAnchor(section):80 copied:80 copyFailed:120 contact:80"),
  }),
};
