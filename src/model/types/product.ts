import { themes } from "../../theme/colours";
import type { ContentType } from "../contentType";
import { alternativeText, group, list, order, text, unique, wholeNumber } from "../fields";
import { picture, price } from "../formedFields";

/** Specification, section 3: Featured product (id, name, category, price, image). */
export const product: ContentType = {
  name: "Product",
  label: "Products",
  path: "products/<slug>/index.md",
  description: "A product, shown in the showcase.",
  fields: group({
    name: unique(text("The name of the product.", 200)),
    category: text("The kind of product.", 60),
    price: price("The price in naira; the page writes the ₦ sign."),
    image: picture(`The picture, 4:5 on the dark ground ${themes.dark.ground}.`, 600, [4, 5]),
    imageAlt: alternativeText("What the picture shows, for people who cannot see it."),
    cutout: group({
      image: picture("The product without a ground, cropped to its edges: WebP or PNG.", 240),
      height: wholeNumber("The height of the real product in mm.", 20, 5000),
    })
      .meta({
        description:
          "Shown instead of the picture; products that have it also stand side by side in true proportion.",
      })
      .optional(),
    size: text("The size below the product in that row, such as 12.5 kg.", 30).optional(),
    facts: list(
      "Figures about the product.",
      group({
        label: text("What the figure says.", 60),
        value: text("The figure with its unit.", 60),
      }),
      { min: 0, max: 6 },
    ).optional(),
    order: order("The place in the showcase, counted from 1."),
  }),
  body: { description: "One or two sentences about the product.", isRequired: false },
  derived: { description: { from: "html", description: "The text about the product, as HTML." } },
  count: { min: 1, max: 24 },
};
