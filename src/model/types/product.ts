import type { ContentType } from "../contentType";
import { alternativeText, decimal, group, order, text, unique, wholeNumber } from "../fields";
import { picture, price } from "../formedFields";

/** Specification, section 3: Featured product (id, name, category, price, image). */
export const product = {
  name: "Product",
  label: "Products",
  path: "products/<slug>/index.md",
  description: "A product in the showcase on the landing page.",
  fields: group({
    name: unique(text("The name of the product.", 200)),
    category: text("The kind of product, such as Cylinder.", 60),
    price: price("The price in naira; the page adds the ₦ sign."),
    image: picture("A photo, 4:5, or a cut-out cropped to its edges.", 600, [4, 5], {
      avif: [600],
      webp: 440,
    }).meta({
      cutOutMinWidth: 240,
    }),
    imageAlt: alternativeText("What the picture shows, for people who cannot see it."),
    heightMm: wholeNumber("Only for a picture with a transparent background.", 20, 5000)
      .meta({ label: "Real height in mm", ofCutOut: true })
      .optional(),
    kilograms: decimal("The gas in a full cylinder, such as 12.5, for the calculators.", 0.5, 500)
      .meta({ label: "Gas in kg" })
      .optional(),
    order: order("The position in the showcase, from 1."),
    priceIncludes: text("Such as “The empty cylinder.”, below the price.", 60).optional(),
  }),
  body: { description: "One or two sentences about the product.", isRequired: false },
  derived: { description: "html", size: "kilograms" },
  count: { min: 1, max: 24 },
} satisfies ContentType;
