import type { ContentType } from "../contentType";
import {
  group,
  list,
  order,
  pageTitle,
  searchDescription,
  text,
  textWithTokens,
  unique,
} from "../fields";
import { anchor, callNumber, day } from "../formedFields";

/** Specification, section 2: the legal pages; each file becomes a page. */
export const legalDocument: ContentType = {
  name: "LegalDocument",
  label: "Legal documents",
  path: "legal/<slug>.md",
  description: "A legal or safety document; it becomes the page /<slug> with a footer link.",
  fields: group({
    title: pageTitle("The title of the page.", 200),
    linkLabel: unique(
      text("The footer link's text, where it differs from the title.", 80),
    ).optional(),
    description: searchDescription(),
    updated: day("The day of the last change, YYYY-MM-DD."),
    order: order("The place among the footer links, counted from 1."),
    summary: list("The sentences of the “In short” box.", textWithTokens("One sentence."), {
      max: 8,
    }),
    alert: group({
      anchor: anchor("The anchor of the box; printed codes lead to it, so keep it."),
      title: text("The title of the box.", 120),
      steps: list("The steps, in order.", textWithTokens("One step.")),
      calls: list(
        "The phone numbers to call.",
        group({
          label: text("The button's text.", 60),
          number: callNumber("The number."),
        }),
        { max: 4 },
      ),
      note: text("A line below the numbers.").optional(),
    }).optional(),
  }),
  body: {
    description: "The document; each ## heading starts a section and a line of the contents.",
    isRequired: true,
    isDocument: true,
  },
  derived: {
    introduction: {
      from: "introduction",
      description: "The text above the first section, as HTML.",
    },
    sections: { from: "sections", description: "The sections, one for each ## heading." },
  },
  count: { min: 1, max: 24 },
  page: { route: "/<slug>", template: "src/templates/LegalPage.tsx", isInFooter: true },
};
