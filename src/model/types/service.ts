import type { ContentType } from "../contentType";
import { alternativeText, group, order, text, unique } from "../fields";
import { drawing, picture } from "../formedFields";

/** Specification, section 3: Service (id, title, description, slideDescription, image, icon). */
export const service: ContentType = {
  name: "Service",
  label: "Services",
  path: "services/<slug>.md",
  description: "A service, shown in the list and on a slide under “What we offer”.",
  fields: group({
    title: unique(text("The name of the service.", 200)),
    description: text("One short sentence for the list beside the slides.", 200),
    image: picture("The picture on the slide, 4:3.", 800, [4, 3], { avif: [640, 1200], webp: 800 }),
    imageAlt: alternativeText("What the picture shows, for people who cannot see it."),
    icon: drawing("The icon in the list, 48 × 48, in light lines: it lies on a dark background."),
    order: order("The position in the list, from 1."),
    note: text("Below the long text, such as an invitation to shops.", 160).optional(),
  }),
  body: {
    description: "The long text on the slide (slideDescription).",
    isRequired: true,
  },
  derived: { slideDescription: "html" },
  count: { min: 1, max: 12 },
};
