import type { ContentType } from "../contentType";
import { group, labelled, text, wholeNumber } from "../fields";
import { day, naira } from "../formedFields";

/** The price of 1 kg of gas on a day; not shown if it is empty or too old. */
export const sitePrices: ContentType = {
  name: "SitePrices",
  label: "Price per kilogram",
  path: "site/prices.yml",
  description:
    "Today's price of gas per kilogram. The landing page shows it, with its day, for as many days as you write here, and then hides it.",
  fields: group({
    perKg: labelled(
      "Naira per kg",
      naira("What 1 kg of gas costs in a refill, without delivery.").optional(),
    ),
    date: day("The day that the price holds for.").optional(),
    days: wholeNumber("How many days after that day the price may still be shown.", 0, 14),
    note: text("A few words below the price, such as the area it holds for.", 120).optional(),
  }),
  count: { min: 0, max: 1 },
};
