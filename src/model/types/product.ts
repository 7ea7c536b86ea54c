import type { ContentType } from "../contentType";
import { alternativeText, decimal, group, order, text, unique, wholeNumber } from "../fields";
import { picture, price } from "../formedFields";

/** Specification, section 3: Featured product (id, name, category, price, image). */
export const product: ContentType = {
  name: "Product",
  label: "Products",
  path: "products/<slug>/index.md",
  description: "A product in the showcase on the landing page.",
  fields: group({
    name: unique(text("The name of the product.", 200)),
    category: text("The kind of product, such as Cylinder.", 60),
    price: price("The price in naira; the page adds the ₦ sign."),
    image: picture(
      "The picture in the showcase: a photo, 4:5, or the product with a transparent background, cropped to its edges (WebP or PNG).",
      600,
      [4, 5],
    ).meta({ cutOutMinWidth: 240 }),
    imageAlt: alternativeText("What the picture shows, for people who cannot see it."),
    heightMm: wholeNumber(
      "The real height of the product in mm, shown beside it. Fill it in only for a picture with a transparent background.",
      20,
      5000,
    )
      .meta({ label: "Real height in mm", ofCutOut: true })
      .optional(),
    kilograms: decimal(
      "The kilograms of gas that a full cylinder holds, such as 12.5. The calculators and the price per size offer it.",
      0.5,
      500,
    )
      .meta({ label: "Gas in kg", usuallyDiffers: true })
      .optional(),
    kitchen: group({
      burners: wholeNumber("The number of burners that are on at the same time.", 1, 6),
      kilowatts: decimal("The power of one burner in kW.", 0.3, 60),
      hours: decimal("The hours a day with the burners on.", 0.1, 24),
    })
      .meta({
        label: "Used in a kitchen with",
        description:
          "Only for cylinders that no home burner uses: “How long will it last?” has no row for them in its table.",
      })
      .optional(),
    order: order("The position in the showcase, from 1."),
    priceIncludes: text(
      "Shown below the price: what it includes, such as “The empty cylinder.”",
      60,
    ).optional(),
  }),
  body: { description: "One or two sentences about the product.", isRequired: false },
  derived: {
    description: { from: "html", description: "The text about the product, as HTML." },
    size: { from: "kilograms", description: "The kilograms in words, such as 12.5 kg." },
  },
  count: { min: 1, max: 24 },
};
