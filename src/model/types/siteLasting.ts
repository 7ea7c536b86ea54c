import type { ContentType } from "../contentType";
import { group, pageHead, question, words } from "../fields";
import { textLink } from "../formedFields";

/** The page that computes how long gas lasts. */
export const siteLasting: ContentType = {
  name: "SiteLasting",
  label: "How long it lasts",
  path: "site/how-long-it-lasts.yml",
  description: "The words of the page that calculates how long gas lasts.",
  fields: group({
    ...pageHead,
    form: group({
      ...words("title", 80),
      gas: group(words("label other money", 80)),
      otherGas: question(),
      money: question(),
      price: question(),
      flame: group(words("label medium high own", 80)),
      ...words("burners", 80),
      power: question(),
      hours: question(),
      ...words("submit", 80),
    }),
    ...words("ownPrice(date)"),
    result: group(
      words(`label example(kg hours) days(kg days) lessThanADay(kg hours) tooLong(kg) tooSmall
        perhapsTooSmall cold bought(money price kg) sum(kg low high power hours days) power(burners kw)
        nonstop(hours) unfinished`),
    ),
    units: group(
      words(
        "kilograms(n):10 daysBetween(a b) days(n) day lessThanADay hoursBetween(a b) hours(n) hour",
        60,
      ),
    ),
    errors: group(
      words(`number(typed) gasLow gasHigh hoursLow hoursHigh power watts(watts kilowatts) amount(typed) money
        tooLittle price priceBlank`),
    ),
    table: group(words("title use medium(hours) high(hours) introduction:300", 80)),
    notes: group({
      ...words("title:80 estimate finished sooner"),
      test: textLink("The test for leaks.", 80),
      check: textLink("The check of a refill.", 80),
    }),
  }),
  page: { route: "/how-long-it-lasts" },
};
