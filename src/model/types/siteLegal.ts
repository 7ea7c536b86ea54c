import type { ContentType } from "../contentType";
import { group, pattern, text } from "../fields";

/** Specification, section 2: text shared by all legal pages. */
export const siteLegal: ContentType = {
  name: "SiteLegal",
  label: "What legal pages share",
  path: "site/legal.yml",
  description: "The words that all legal pages share.",
  fields: group({
    updated: pattern("Shown below the title: the date of the last change.", "date", 80),
    summary: text("The title of the box at the top.", 60),
    contents: text("The title of the table of contents.", 60),
    breadcrumbHome: text("The landing page's name in search results, before a document's.", 40),
    copyAnchor: pattern("The button that copies the address of a section.", "section", 80),
    copied: text("The notice after an address was copied.", 80),
    copyFailed: text("The notice if the browser does not allow copying.", 120),
    contact: text("The title of the contact block below the text.", 80),
  }),
};
