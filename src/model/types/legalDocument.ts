import type { ContentType } from "../contentType";
import {
  alternativeText,
  group,
  groups,
  list,
  order,
  searchDescription,
  text,
  textWithTokens,
  unique,
  wholeNumber,
  withMeta,
} from "../fields";
import { callNumber, day, drawing, formedText, textLink } from "../formedFields";

const summarySentence = textWithTokens("One sentence. A figure before a colon is bold.");

const anchor = (description: string) =>
  formedText(description, /^[a-z0-9-]+$/, "lower-case letters, digits and hyphens", 40);

const section = anchor("The address of a ## heading of this document, after #.");

/** Specification, section 2: the legal pages; each file becomes a page. */
export const legalDocument = {
  name: "LegalDocument",
  label: "Legal documents",
  path: "legal/<slug>.md",
  description: "A legal or safety document, shown on the page /<slug> and linked in the footer.",
  fields: group({
    title: unique(text("The title of the page.", 200)).meta({ pageTitle: true }),
    linkLabel: unique(text("The footer link, if it is not the title.", 80)).optional(),
    description: searchDescription(),
    updated: day("The date of the last change."),
    order: order("The position among the footer links, from 1."),
    summary: list("The sentences in the “In short” box.", 1, 8, summarySentence),
    alert: group({
      anchor: withMeta(
        anchor("The address of the steps, after #. QR codes have it: do not change it."),
        { anchor: true },
      ),
      title: text("The title of the box.", 120),
      first: text("Shown above the buttons, and on the leak card: what comes before a call.", 120),
      all: text("The link below the buttons, and the title of the steps.", 60),
      steps: groups("The steps, in order. On paper, up to 1,050 letters in all fit.", 1, 30, {
        lead: text("The first words of the step, in bold.", 60).optional(),
        text: textWithTokens("The rest of the step."),
        drawing: drawing("A small square drawing beside it, a decoration.").optional(),
      }),
      largest: wholeNumber("The step whose first words are the card's largest line.", 1, 30),
      calls: groups("The phone numbers to call.", 1, 4, {
        label: text("The text of the button.", 60),
        number: callNumber("The number that the button calls."),
      }),
      note: text("A line below the steps.").optional(),
      fire: group({
        title: text("The title above what to do if gas burns.", 80),
        text: text("What to do if gas burns.", 400),
        short: text("The same in one line, for the message that the leak card sends.", 80),
        link: textLink("The link to what to do in a fire, in the box."),
      }),
    }).optional(),
    signs: groups("Small square drawings beside a section's text, decorations.", 0, 8, {
      section,
      drawing: drawing("The drawing, on a dark background in both themes."),
    }).optional(),
    drawings: groups("Drawings, each below the first paragraph of a section.", 0, 8, {
      section,
      drawing: drawing("The drawing, about 2:1, on a dark background in both themes."),
      alt: alternativeText("What the drawing shows."),
      caption: text("Shown below the drawing.", 160),
    }).optional(),
  }),
  body: {
    description:
      "The document. Each ## heading starts a section of the table of contents; {#name} behind it is its address.",
    isRequired: true,
    isDocument: true,
  },
  derived: { introduction: "introduction", sections: "sections" },
  count: { min: 1, max: 24 },
  page: { route: "/<slug>", template: "src/templates/LegalPage.tsx", isInFooter: true },
} satisfies ContentType;
