import type { ContentType } from "../contentType";
import { group, text, wholeNumber } from "../fields";
import { day, naira } from "../formedFields";

/** The price of 1 kg of gas on a day; not shown if it is empty or too old. */
export const sitePrices = {
  name: "SitePrices",
  label: "Price per kilogram",
  path: "site/prices.yml",
  description: "The price of gas per kilogram, shown with its date until it is too old.",
  fields: group({
    perKg: naira("The price of 1 kg of gas in a refill, without delivery.")
      .optional()
      .meta({ label: "Naira per kg" }),
    date: day("The date of the price.").optional(),
    days: wholeNumber("For how many days after that date it is shown.", 0, 14),
    note: text("Shown below the price, such as the area in which it is valid.", 120).optional(),
  }),
  count: { min: 0, max: 1 },
} satisfies ContentType;
