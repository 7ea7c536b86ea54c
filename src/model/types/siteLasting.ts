import type { ContentType } from "../contentType";
import { group, label, pageHead, pattern, question, text, textWithTokens } from "../fields";
import { textLink } from "../formedFields";

const result = group({
  label: label("The title above the answer."),
  example: pattern(
    "Shown above the answer before a figure is entered: what it is an example of.",
    "kg hours",
  ),
  days: pattern("The answer in days.", "kg days"),
  lessThanADay: pattern("The answer if it may be less than a day.", "kg hours"),
  tooLong: pattern("The answer if it is more than 1,000 days.", "kg"),
  tooMuchPower: text("The answer if the cylinder is too small for the burners.", 200),
  bought: pattern("The answer for an amount of money: how much gas it buys.", "money price kg"),
  larger: pattern("Shown below it if no cylinder holds so much.", "largest"),
  sum: pattern("The calculation below the answer.", "kg low high power hours days"),
  power: pattern("The power in the calculation.", "burners kw", 60),
  nonstop: pattern(
    "Shown below the answer: how long the burners can be on without a break.",
    "hours",
  ),
  household: pattern(
    "Shown below the answer: how long the gas lasts for light use.",
    "days perDay",
  ),
  unfinished: text("Shown instead of an answer while a field is blank or has a mistake.", 200),
});

/** How the answers format numbers with units. */
const units = group({
  kilograms: pattern("A weight.", "n", 10),
  daysBetween: pattern("Two numbers of days.", "a b", 60),
  days: pattern("A number of days.", "n", 60),
  day: text("One day.", 60),
  lessThanADay: text("Less than one day.", 60),
  hoursBetween: pattern("Two numbers of hours.", "a b", 60),
  hours: pattern("A number of hours.", "n", 60),
  hour: text("One hour.", 60),
});

const errors = group({
  number: pattern("Shown if a number cannot be read.", "typed"),
  gasLow: text("Shown if the amount of gas is too small."),
  gasHigh: text("Shown if the amount of gas is too large."),
  hoursLow: text("Shown if there are too few hours a day."),
  hoursHigh: text("Shown if there are too many hours a day."),
  power: text("Shown if no burner has such a power."),
  watts: pattern("Shown if a power seems to be in watts.", "watts kilowatts"),
  amount: pattern("Shown if an amount of money cannot be read.", "typed"),
  money: text("Shown if the money is out of range."),
  price: text("Shown if the price of 1 kg is out of range."),
  priceBlank: text("Shown if the price of 1 kg is missing."),
});

/** The page that computes how long gas lasts. */
export const siteLasting: ContentType = {
  name: "SiteLasting",
  label: "How long it lasts",
  path: "site/how-long-it-lasts.yml",
  description: "The words of the page that calculates how long gas lasts.",
  fields: group({
    ...pageHead,
    form: group({
      title: label("The title above the questions."),
      gas: group({
        label: label("The question for the gas."),
        other: label("The option for another amount."),
        money: label("The option for the gas that money buys."),
      }),
      otherGas: question("The question for another amount."),
      money: question("The question for the money."),
      price: question("The question for the price of 1 kg."),
      burners: label("The question for the burners."),
      flame: group({
        label: label("The question for the flame."),
        medium: label("The option for a medium flame."),
        high: label("The option for a high flame."),
        own: label("The option to enter the power."),
      }),
      power: question("The question for the power of a burner."),
      hours: question("The question for the hours a day."),
      submit: label("The button below the questions, which shows the answer."),
    }),
    ownPrice: pattern("Shown below the price of 1 kg while it is our own.", "date"),
    result,
    units,
    errors,
    chart: group({
      title: label("The title of the chart of all sizes."),
      tooSmall: text("Shown instead of the days if a size is too small for the burners.", 60),
      note: text("Shown below the bars: what the chart shows."),
    }),
    table: group({
      title: label("The title of the table."),
      introduction: text("Shown above the table: what it shows."),
      use: label("The heading of the first column."),
      medium: pattern("The name of a row for a medium flame.", "hours", 80),
      high: pattern("The name of a row for a high flame.", "hours", 80),
    }),
    notes: group({
      title: label("The title of the notes."),
      estimate: text("A note that this is an estimate."),
      household: text("A note about the source of the light use."),
      sooner: textWithTokens("A note: what to do if gas runs out sooner."),
      test: textLink("The text of the link to the test for leaks.", 80),
    }),
  }),
  page: { route: "/how-long-it-lasts" },
};
