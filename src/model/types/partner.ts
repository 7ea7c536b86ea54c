import type { ContentType } from "../contentType";
import { group, order, placeholderFlag, text, unique } from "../fields";
import { logo } from "../formedFields";

/** Specification, section 3: Partner (url of the logo). */
export const partner: ContentType = {
  name: "Partner",
  label: "Partners",
  path: "partners/<slug>.yml",
  description: "A partner, whose logo is shown in the strip of partners.",
  fields: group({
    name: unique(text("The partner's name or kind, for people who cannot see the logo.", 120)),
    url: logo("On a transparent background; shown in one colour, 48 px high.").meta({
      label: "Logo",
    }),
    isIllustrative: placeholderFlag("true until a real partner agrees to be named.").meta({
      label: "Placeholder",
    }),
    order: order("The position in the strip, from 1."),
  }),
  count: { min: 0, max: 30 },
};
