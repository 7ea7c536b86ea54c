import type { ContentType } from "../contentType";
import { group, text, withLines, words } from "../fields";
import { externalLink, picture } from "../formedFields";

const storeButton = group(words("prefix store", 40));

/** Text of the parts that every page has: app buttons, order buttons, modal, theme switch, carousel controls. */
export const siteApp: ContentType = {
  name: "SiteApp",
  label: "Parts of every page",
  path: "site/app.yml",
  description: "The words of parts that are on every page.",
  fields: group({
    storeButtons: group({
      ...words("label", 60),
      googlePlay: storeButton,
      appStore: storeButton,
    }).describe("Their name for screen readers, and the small and the large line of each."),
    order: group({
      ...words("call whatsapp", 40),
      message: withLines(
        text("The message that a WhatsApp link begins, unless a page has its own."),
      ),
    }),
    proof: group({
      registration: group({
        ...words("label", 120),
        to: externalLink("The address of the register."),
      }),
      ...words("licence(authority)", 120),
    }).describe("How to check the registration and the licence that site/company.yml has."),
    modal: group({
      ...words("title:80 message:200 confirm close", 40),
      picture: picture(
        "The app on a phone, upright, on a transparent background.",
        440,
        undefined,
        { avif: [220, 440], webp: 220 },
      ),
    }).describe(
      "The window that opens when a visitor presses an app button; “close” is the name of its icon.",
    ),
    theme: group(words("toLight toDark", 60)).describe("The theme switch."),
    carousel: group(
      words("role:40 slideRole:40 slideLabel(n total) previous:40 next:40 pause play dots", 60),
    ).describe("What screen readers call the parts of a carousel."),
    notifications: group(words("label:60 dismiss", 40)).describe(
      "What screen readers call the list of notices, and the button that closes one.",
    ),
    offline: group(words("message:160 leakCard", 40)).describe(
      "The notice when a visitor without a connection presses a link, and its link to the leak card.",
    ),
    loading: text("Screen readers read it while a page loads slowly.", 60),
  }),
};
