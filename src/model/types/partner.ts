import type { ContentType } from "../contentType";
import { group, labelled, order, placeholderFlag, text, unique } from "../fields";
import { logo } from "../formedFields";

/** Specification, section 3: Partner (url of the logo). */
export const partner: ContentType = {
  name: "Partner",
  label: "Partners",
  path: "partners/<slug>.yml",
  description: "A partner, shown by the logo in the strip.",
  fields: group({
    name: unique(text("The partner's name or kind, read out instead of the logo.", 120)),
    url: labelled(
      "Logo",
      logo("The logo on a plain ground or none; the page shows it in one colour, 48 px high."),
    ),
    isIllustrative: labelled(
      "Stand-in",
      placeholderFlag(
        "true while this is a placeholder for a real partner that agrees to be named.",
      ),
    ),
    order: order("The place in the strip, counted from 1."),
  }),
  count: { min: 0, max: 30 },
};
