import { themes } from "../../theme/colours";
import type { ContentType } from "../contentType";
import {
  alternativeText,
  example,
  group,
  groups,
  list,
  pageHead,
  pattern,
  text,
  textWithTokens,
  withLines,
} from "../fields";
import { drawing, link, picture, textLink } from "../formedFields";

const formField = group({
  label: text("The field's label.", 60),
  placeholder: example("An example, shown in the empty field."),
});

/** What a visitor can ask for. */
const enquiry = group({
  title: text("The title of the block.", 80),
  inside: text("One line about what is in it.", 80),
  introduction: text("The sentence above the buttons.", 300),
  message: withLines(text("The message that a WhatsApp link begins, for the visitor to complete.")),
  parts: groups("Answers to what people ask first, shown below each other.", 1, 4, {
    title: text("The title of the part.", 80),
    items: list("The points of the part.", 1, 8, textWithTokens("One point.", 200)),
    links: list("Pages that the points speak of.", 1, 3, textLink("The link.")).optional(),
  }),
});

/** Specification, section 2: the contact page; section 5: the form. */
export const siteContact: ContentType = {
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
      title: text("The title of the contact details.", 80),
      address: text("The label of the address.", 40),
      serviceArea: text("The label of the service area.", 40),
      telephone: text("The label of the phone number.", 40).meta({ label: "Phone" }),
      email: text("The label of the email address.", 40),
      note: textWithTokens("How soon we reply, shown once there are opening hours.", 200),
      areas: text("The label of the towns to which the company delivers.", 40),
      hours: text("The label of the opening hours.", 40),
      registration: text("The label of the registered name and number.", 40),
      licence: text("The label of the licence.", 40),
      deliveryTime: text("The label of the delivery time.", 40),
      deliveryCharge: text("The label of the delivery charge.", 40),
      refill: text("The label of how a refill works.", 40),
      payment: text("The label of the ways to pay.", 40),
      leakPhone: text("The label of the company's phone number for leaks, if it has one.", 80),
    }),
    form: group({
      title: text("The title of the form.", 80),
      name: formField,
      phone: formField,
      email: formField,
      message: formField,
      required: text("Above the fields: that every field is required.", 120),
      noEmail: text("Below the button: what people without an email address do.", 120),
      submit: text("The button below the form.", 40),
      privacy: group({
        line: pattern("Below the button: what we do with the message.", "policy", 160),
        label: text("The text of the link at {policy}.", 60),
        to: link("The target of the link."),
      }),
      withoutScripts: text("Instead of the button in browsers without it; our phone follows.", 200),
      prepared: group({
        title: text("Shown after the button is pressed: that nothing was sent yet.", 120),
        message: text("Shown below it: what to do next.", 300),
        whatsapp: text("The link that opens the message in WhatsApp.", 60),
        mail: text("The link that opens the message as an email.", 60),
        long: text("Shown if the message is too long for the links: what to do with it.", 300),
        longForMail: text("Shown if it is too long only for an email's link.", 300),
        copy: text("The button that copies a long message.", 40),
        copied: text("The notice after a message was copied.", 80),
        copyFailed: text("The notice if the browser does not allow copying.", 160),
      }),
      letter: group({
        subject: pattern("The subject of the prepared email.", "name", 120),
        text: withLines(
          pattern("The text of the prepared message.", "name phone email message", 600),
        ),
      }),
    }),
    map: group({
      title: text("The title of the map.", 80),
      area: pattern("The title until site/company.yml has a street.", "town", 80),
      sketch: drawing("A drawn map, about 2:1, in light lines: it lies on a dark background."),
      sketchAlt: alternativeText("What the drawn map shows."),
      note: text("Below the map: whose it is, and what that site receives.", 120),
      open: text("The link that opens the map on its site.", 60),
      frameTitle: text("The name of the map for screen readers.", 120),
    }),
    ordering: group({ refill: enquiry, bulk: enquiry, station: enquiry, wrong: enquiry }),
    promotion: group({
      title: text("The title of the promotional block.", 120),
      tagline: text("The sentence below the title, about cooking gas delivered quickly.", 300),
      picture: picture(`Beside the text, 16:9, on ${themes.dark.ground}.`, 800, [16, 9]),
      pictureAlt: alternativeText("What the picture shows."),
    }),
  }),
  page: {
    route: "/contact",
    anchors: ["contact-form", "contact-map", "refill", "bulk", "station", "wrong"],
  },
};
