import type { ContentType } from "../contentType";
import { day, group, list, searchDescription, text, wholeNumber } from "../fields";
import { legalIntroduction, legalSections } from "../legalSections";

/** Specification, section 2: the legal pages; each file becomes the page of its name. */
export const legalDocument: ContentType = {
  name: "LegalDocument",
  path: "legal/<slug>.md",
  description: "A legal or safety document; it becomes the page /<slug> with a footer link.",
  fields: group({
    title: text("The title of the page.", 200),
    linkLabel: text("The footer link's text, where it differs from the title.", 80).optional(),
    description: searchDescription(),
    updated: day("The day of the last change, YYYY-MM-DD."),
    order: wholeNumber("The place among the footer links, counted from 1."),
    summary: list("The sentences of the “In short” box.", text("One sentence."), { max: 8 }),
    alert: group({
      anchor: text("The anchor of the box; printed codes lead to it, so keep it.", 40, {
        pattern: /^[a-z0-9-]+$/,
        error: "must be lower-case letters, digits and hyphens",
      }),
      title: text("The title of the box.", 120),
      steps: list("The steps, in order.", text("One step.")),
      calls: list(
        "The telephone numbers to call.",
        group({
          label: text("The button's text.", 60),
          number: text("The number.", 20, {
            pattern: /^\+?[0-9 ]{3,20}$/,
            error: "must be a telephone number",
          }),
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
  derived: { introduction: legalIntroduction, sections: legalSections },
  count: { min: 1, max: 24 },
  page: { route: "/<slug>", template: "src/templates/LegalPage.tsx", isInFooter: true },
};
