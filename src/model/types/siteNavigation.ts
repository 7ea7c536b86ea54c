import type { ContentType } from "../contentType";
import { group, list, text, wholeNumber, words } from "../fields";
import { textLink } from "../formedFields";

const item = textLink("The text of the link.");

/** A list of links below a title; `max` is their number. */
const linkGroup = (description: string, max: number) =>
  group({ ...words("title", 60), items: list(description, 1, max, item) });

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
      ...words("label open close", 40),
      items: list("The links of the header.", 1, 8, item),
    }).describe("The main navigation: its name for screen readers, and those of the menu button."),
    footer: group({
      navigation: linkGroup("The links of the group.", 12),
      products: linkGroup("The links of the group.", 12),
      company: group(words("title", 60)).describe("The legal documents, which add themselves."),
      tools: linkGroup("The links to the tools for visitors.", 8),
      social: group(words("title:60 whatsapp mail", 40)),
      copyrightYear: wholeNumber("The year in the copyright line.", 2000, 2200),
      ...words("copyright(year company):160 pictures:80 licence(authority number holder):160"),
    }).describe(
      "The footer: “pictures” is about those of the site, “licence” is shown once there is one.",
    ),
    leak: textLink("The link to the help with a leak, in the header of every page.", 24),
  }),
};
