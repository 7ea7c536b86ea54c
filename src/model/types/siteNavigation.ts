import type { ContentType } from "../contentType";
import { group, list, pattern, text, wholeNumber } from "../fields";
import { link } from "../formedFields";

const item = group({ label: text("The link's text.", 60), to: link("Where the link goes.") });

/** Specification, section 2: header and footer. */
export const siteNavigation: ContentType = {
  name: "SiteNavigation",
  label: "Header and footer",
  path: "site/navigation.yml",
  description: "The words and links of the header and the footer.",
  fields: group({
    skipLink: text("The first link of every page, shown when it has the focus.", 60),
    homeLink: text("What the logo is called for people who cannot see it.", 80),
    header: group({
      label: text("The name of the main navigation.", 40),
      open: text("The menu button while the menu is closed.", 40),
      close: text("The menu button while the menu is open.", 40),
      items: list("The links of the header.", item, { max: 8 }),
    }),
    footer: group({
      navigation: group({
        title: text("The title of the group.", 60),
        items: list("The links of the group.", item, { max: 12 }),
      }),
      products: group({
        title: text("The title of the group.", 60),
        items: list("The links of the group.", item, { max: 12 }),
      }),
      company: group({
        title: text("The title above the legal documents, which follow by themselves.", 60),
      }),
      tools: group({
        title: text("The title of the group.", 60),
        items: list("The links to what visitors can compute and keep.", item, { max: 8 }),
      }),
      social: group({
        title: text("The title of the group.", 60),
        whatsapp: text("The link to the WhatsApp chat.", 40),
        mail: text("The link that starts an email.", 40),
      }),
      app: group({ title: text("The title above the app buttons.", 60) }),
      copyright: pattern("The copyright line.", ["year", "company"], 160),
      copyrightYear: wholeNumber("The year in the copyright line.", 2000, 2200),
      licence: pattern(
        "The line that names the licence, once it is filled in (site/company.yml).",
        ["authority", "number", "holder"],
        160,
      ),
    }),
    leak: group({
      label: text(
        "The link to the help with a gas leak, in the header of every page; keep it short.",
        24,
      ),
      to: link("Where the help is."),
    }),
  }),
  count: { min: 1, max: 1 },
};
