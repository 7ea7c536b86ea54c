import { themes } from "../../theme/colours";
import type { ContentType } from "../contentType";
import {
  alternativeText,
  group,
  groups,
  list,
  pageHead,
  pattern,
  text,
  textWithTokens,
  withLines,
  words,
} from "../fields";
import { drawing, link, picture, textLink } from "../formedFields";

const formField = group({
  ...words("label", 60),
  placeholder: text("An example, shown in the empty field.", 120).meta({ placeholder: "example" }),
});

/** What a visitor can ask for. */
const enquiry = group({
  ...words("title", 80),
  inside: text("One line about what is in the block.", 80),
  ...words("introduction"),
  message: withLines(text("The message that a WhatsApp link begins, for the visitor to complete.")),
  parts: groups("Answers to what people ask first, shown below each other.", 1, 4, {
    ...words("title", 80),
    items: list("The points of the part.", 1, 8, textWithTokens("One point.", 200)),
    links: list("Pages that the points speak of.", 1, 3, textLink("The link.")).optional(),
  }),
});

/** Specification, section 2: the contact page; section 5: the form. */
export const siteContact = {
  name: "SiteContact",
  label: "Contact page",
  path: "site/contact.yml",
  description: "The words of the contact page, and of the contact block on the legal pages.",
  fields: group({
    ...pageHead,
    leak: group({
      warning: text("The line about leaks and fires: what comes before a call.", 80),
      calls: text("Whom to call then: the numbers of the alert. Each is a link.", 60),
      steps: textLink("The text of the link to the steps."),
    }),
    details: group({
      ...words(
        `title:80 address serviceArea telephone email areas hours registration licence deliveryTime
        deliveryCharge refill payment leakPhone:80`,
        40,
      ),
      note: textWithTokens("How soon we reply, shown once there are opening hours.", 200),
    }).describe(
      "Labels of the contact details; “leakPhone” is shown if the company has such a phone.",
    ),
    form: group({
      ...words("title", 80),
      name: formField,
      phone: formField,
      email: formField,
      message: formField,
      required: text("Above the fields: that every field is required.", 120),
      noEmail: text("Below the button: what people without an email address do.", 120),
      ...words("submit", 40),
      privacy: group({
        ...words("line(policy):160 label", 60),
        to: link("The target of the link."),
      }).describe("Below the button: what we do with the message; {policy} is the link."),
      withoutScripts: text("Instead of the button in browsers without it; our phone follows.", 200),
      prepared: group({
        ...words("title:120 message whatsapp:60 mail:60"),
        long: text("Shown if the message is too long for the links: what to do with it.", 300),
        longForMail: text("Shown if it is too long only for an email's link.", 300),
        byHand: pattern("How to send it without these links.", "email", 160),
        ...words("copy:40 copied:80 copyFailed", 160),
      }).describe("Shown after the button is pressed: nothing was sent yet, and what to do next."),
      letter: group({
        ...words("subject(name)", 120),
        text: withLines(
          pattern("The text of the prepared message.", "name phone email message", 600),
        ),
      }),
    }),
    map: group({
      ...words("title:80 move:40 open:60 frameTitle", 120),
      area: pattern("The title until site/company.yml has a street.", "town", 80),
      sketch: drawing("A drawn map, about 10:3, in light lines: it lies on a dark background."),
      sketchAlt: alternativeText("What the drawn map shows."),
      note: text("Below the map: whose it is, and what that site receives.", 120),
    }),
    ordering: group({ refill: enquiry, bulk: enquiry, station: enquiry, wrong: enquiry }),
    promotion: group({
      ...words("title:120 tagline"),
      picture: picture(`Beside the text, 16:9, on ${themes.dark.ground}.`, 800, [16, 9], {
        avif: [400, 800, 1200, 1600],
        webp: 800,
      }),
      pictureAlt: alternativeText("What the picture shows."),
    }).describe("The promotional block, about cooking gas that is delivered quickly."),
  }),
  page: {
    route: "/contact",
    anchors: ["contact-form", "contact-map", "refill", "bulk", "station", "wrong"],
  },
} satisfies ContentType;
