import type { ContentType } from "../contentType";
import {
  group,
  label,
  list,
  pageHead,
  pattern,
  patternWithTokens,
  question,
  text,
  textWithTokens,
} from "../fields";
import { textLink } from "../formedFields";
import { passport } from "./passport";
import { shortWeight } from "./shortWeight";
import { stamps } from "./stamps";

const toPage = (description: string) => textLink(description, 80);

/** The page that checks whether a refill contains the kilograms that were paid for. */
export const siteRefill: ContentType = {
  name: "SiteRefill",
  label: "Check my refill",
  path: "site/check-my-refill.yml",
  description: "The words of the page that checks a refill’s weight and a cylinder’s dates.",
  fields: group({
    ...pageHead,
    rules: group({
      title: label("The title above what to do before weighing."),
      items: list("What to do before weighing.", 1, 8, text("One sentence.", 200)),
      leak: toPage("The text of the link to the leak steps."),
    }),
    form: group({
      title: label("The title above the questions."),
      size: group({
        label: label("The question for the size."),
        other: label("The option for another size."),
      }),
      otherSize: question("The question for another size."),
      tare: question("The question for the empty weight."),
      now: question("The question for the weight now."),
      paid: question("The question for the kilograms paid for."),
      step: label("The question for the smallest step of the scale."),
      before: question("The question for the weight before filling."),
      naira: question("The question for the naira paid."),
      submit: label("The button below the questions, which shows the answer."),
    }),
    result: group({
      label: label("The title above the answer."),
      example: pattern("Shown above the worked example.", "tare now"),
      right: pattern("The answer if nothing is missing.", "received"),
      enough: pattern(
        "The answer if there is more by no more than the scale can show.",
        "received",
      ),
      unsure: pattern(
        "The answer if less is there by no more than the scale can show.",
        "received paid",
      ),
      coarse: text("Shown below it: that a more precise scale would give a better answer."),
      tooCoarse: text("Shown if the scale cannot show whether the cylinder is too full."),
      short: pattern("The answer if gas is missing.", "paid received difference"),
      worth: pattern("Shown after it: the price of the missing gas.", "worth"),
      testScale: text("Shown below it if little is missing: that the scale may be wrong."),
      empty: text("The answer if the cylinder weighs no more than its empty weight."),
      nothing: text("The answer if the cylinder weighs no more than before filling."),
      more: pattern("The answer if there is more gas than was paid for.", "difference"),
      likely: pattern("The answer if the cylinder is probably too full.", "gas size"),
      impossible: pattern(
        "The answer if no cylinder of that size can hold so much gas.",
        "gas size",
      ),
      tooFull: textWithTokens("What to do with a cylinder that is too full.", 500),
      leakSteps: toPage("The text of the link to the leak steps, for a cylinder that is too full."),
      connect: toPage("Shown below a good answer: the link to the test of the connection."),
      tareLow: pattern("The answer if the empty weight is low for the size.", "tare size"),
      tareHigh: pattern("The answer if the empty weight is high for the size.", "tare size"),
      tooLight: pattern("The answer if even an empty cylinder is heavier.", "least size"),
      tooHeavy: pattern("The answer if a full cylinder of the size is lighter.", "now size"),
      doubtful: textWithTokens("Shown below each of these four: what to check.", 300),
      newGas: text("A note that the answer counts remaining gas as new gas."),
      addTare: text("A note that the empty weight gives a better answer."),
      inside: pattern("The calculation of the gas in the cylinder.", "now tare inside"),
      received: pattern("The calculation of the gas received.", "now before received"),
      difference: pattern("The calculation of the missing gas.", "paid received difference"),
      naira: pattern(
        "The calculation of the price of the missing gas.",
        "difference naira paid worth",
      ),
      unfinished: text(
        "Shown instead of an answer while a field is missing or has a mistake.",
        200,
      ),
    }),
    scale: group({
      tare: pattern("In the drawing of the scale: the empty weight.", "tare", 18),
      size: pattern("In the drawing: where the gas of a full cylinder ends.", "size", 18),
      gas: pattern("In the drawing: the gas in the cylinder.", "gas", 16),
      added: pattern("In the drawing, without the empty weight: the gas added.", "gas", 16),
      images: group({
        empty: text("Read aloud for the drawing while there are no figures."),
        gas: pattern("Read aloud for the drawing.", "now gas size"),
        added: pattern("Read aloud for the drawing without the empty weight.", "now gas"),
        tooFull: pattern(
          "Read aloud for the drawing of a cylinder that is too full.",
          "now gas size",
        ),
      }),
    }),
    kilograms: pattern("A weight.", "n", 10),
    errors: group({
      number: pattern("Shown if a number cannot be read.", "typed"),
      amount: pattern("Shown if an amount of money cannot be read.", "typed"),
      range: pattern("Shown if a weight is out of range.", "min max"),
      amountRange: text("Shown if an amount of money is out of range."),
      missingSize: text("Shown if another size is chosen and its kilograms are missing."),
      missingSizeChoice: text("Shown if no size is chosen."),
      missingNow: text("Shown if the weight now is missing."),
      missingPaid: text("Shown if the kilograms paid for are missing."),
      noReference: text(
        "Shown if both the empty weight and the weight before filling are missing.",
      ),
      lighterThanEmpty: patternWithTokens(
        "Shown if the cylinder is lighter now than when empty.",
        "tare now",
      ),
      lighterBefore: pattern(
        "Shown if the weight before filling is less than the empty weight.",
        "before tare",
      ),
      nothingAdded: patternWithTokens(
        "Shown if the cylinder is lighter than before filling.",
        "now before",
      ),
      lighterThanGas: pattern(
        "Shown if the cylinder is lighter than the gas paid for.",
        "paid now",
      ),
      paidTooMuch: pattern("Shown if the cylinder cannot hold the gas paid for.", "paid size"),
    }),
    short: shortWeight,
    passport,
    stamps,
  }),
  page: { route: "/check-my-refill", anchors: ["in-date"] },
};
