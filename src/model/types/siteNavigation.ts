import type { ContentType } from "../contentType";
import { group, list, pattern, text, wholeNumber } from "../fields";
import { textLink } from "../formedFields";

const item = textLink("The text of the link.");

/** A list of links below a title; `max` is their number. */
const linkGroup = (description: string, max: number) =>
  group({ title: text("The title of the group.", 60), items: list(description, 1, max, item) });

/** Specification, section 2: header and footer. */
export const siteNavigation: ContentType = {
  name: "SiteNavigation",
  label: "Header and footer",
  path: "site/navigation.yml",
  description: "The words and links of the header and the footer.",
  fields: group({
    skipLink: text("The first link of every page, to its content; shown to keyboards only.", 60),
    homeLink: text("The name of the logo for screen readers.", 80),
    header: group({
      label: text("The name of the main navigation for screen readers.", 40),
      open: text("The name of the menu button while the menu is closed.", 40),
      close: text("The name of the menu button while the menu is open.", 40),
      items: list("The links of the header.", 1, 8, item),
    }),
    footer: group({
      navigation: linkGroup("The links of the group.", 12),
      products: linkGroup("The links of the group.", 12),
      company: group({
        title: text("The title above the legal documents, which add themselves.", 60),
      }),
      tools: linkGroup("The links to the tools for visitors.", 8),
      social: group({
        title: text("The title of the group.", 60),
        whatsapp: text("The text of the link to the WhatsApp chat.", 40),
        mail: text("The text of the link that starts an email.", 40),
      }),
      copyright: pattern("The copyright line.", "year company", 160),
      copyrightYear: wholeNumber("The year in the copyright line.", 2000, 2200),
      pictures: text("Shown in the last line: what the pictures of the site are.", 80),
      licence: pattern("The licence, once there is one.", "authority number holder", 160),
    }),
    leak: textLink("The link to the help with a leak, in the header of every page.", 24),
  }),
};
