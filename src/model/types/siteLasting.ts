import type { ContentType } from "../contentType";
import { group, pattern, text, textWithTokens } from "../fields";
import { link } from "../formedFields";
import { pageMeta } from "./pageMeta";

const label = (description: string) => text(description, 80);

const field = (description: string) =>
  group({ label: label(description), unit: text("The unit behind the field.", 20) });

const result = group({
  label: label("The name of the answer, above it."),
  days: pattern("The answer in days.", ["kg", "days"]),
  lessThanADay: pattern("The answer where it is less than a day.", ["kg", "hours"]),
  tooLong: pattern("The answer where it is more than 1,000 days.", ["kg"]),
  sum: pattern("The sum behind the answer.", ["kg", "low", "high", "power", "hours", "days"]),
  power: pattern("The power in that sum.", ["burners", "kw"], 60),
  nonstop: pattern("How long the burners can be on without a break.", ["hours"]),
  household: pattern("How long it lasts in an average household.", ["days", "perDay"]),
  unfinished: text("Shown instead of an answer while a field has a mistake.", 200),
});

/** How the answers format numbers with units. */
const units = group({
  kilograms: pattern("A weight.", ["n"], 20),
  daysBetween: pattern("Two numbers of days.", ["a", "b"], 60),
  days: pattern("A number of days.", ["n"], 60),
  day: text("One day.", 60),
  hoursBetween: pattern("Two numbers of hours.", ["a", "b"], 60),
  hours: pattern("A number of hours.", ["n"], 60),
  hour: text("One hour.", 60),
});

const errors = group({
  number: pattern("A figure that cannot be read.", ["typed"]),
  gasLow: text("Too little gas."),
  gasHigh: text("Too much gas."),
  hoursLow: text("Too few hours a day."),
  hoursHigh: text("Too many hours a day."),
  power: text("A power that no burner has."),
});

/** The page that computes how long gas lasts. */
export const siteLasting: ContentType = {
  name: "SiteLasting",
  label: "How long it lasts",
  path: "site/how-long-it-lasts.yml",
  description: "The words of the page that computes how long gas lasts.",
  fields: group({
    meta: pageMeta(),
    title: text("The title of the page.", 200),
    introduction: text("The text below the title.", 400),
    form: group({
      title: label("The title above the questions."),
      gas: group({
        label: label("The question for the gas."),
        other: label("The choice of another amount."),
      }),
      otherGas: field("The question for another amount."),
      burners: label("The question for the burners."),
      flame: group({
        label: label("The question for the flame."),
        medium: label("The choice of a medium flame."),
        high: label("The choice of a high flame."),
        own: label("The choice of one’s own figure."),
      }),
      power: field("The question for one’s own figure."),
      hours: field("The question for the hours a day."),
      submit: label("The button below the questions, which leads to the answer."),
    }),
    result,
    units,
    errors,
    chart: group({
      title: label("The title of the chart of all sizes."),
      note: text("What the chart shows."),
    }),
    table: group({
      title: label("The title of the table."),
      introduction: text("What the table shows."),
      use: label("The head of the first column."),
      medium: pattern("A row for a medium flame.", ["hours"], 80),
      high: pattern("A row for a high flame.", ["hours"], 80),
    }),
    notes: group({
      title: label("The title of the notes."),
      estimate: text("That this is an estimate."),
      household: text("Where the figure of the household comes from."),
      sooner: textWithTokens("What to do when gas runs out sooner."),
      test: group({
        label: label("The link to the test for leaks."),
        to: link("Where the test is."),
      }),
    }),
  }),
  count: { min: 1, max: 1 },
  page: { route: "/how-long-it-lasts" },
};
