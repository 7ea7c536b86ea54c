import type { ContentType } from "../contentType";
import { flag, group, mark, text, wholeNumber } from "../fields";

/** Specification, section 3: Partner (url of the logo). */
export const partner: ContentType = {
  name: "Partner",
  path: "partners/<slug>.yml",
  description: "A partner, shown by the logo in the strip.",
  fields: group({
    name: text("The partner's name or kind, read out instead of the logo.", 120),
    url: mark("The logo, one colour, 48 high."),
    isIllustrative: flag("true while this stands in for a real partner."),
    order: wholeNumber("The place in the strip, counted from 1."),
  }),
  count: { min: 0, max: 30 },
};
