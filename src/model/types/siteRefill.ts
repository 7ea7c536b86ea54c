import type { ContentType } from "../contentType";
import { group, list, pattern, text, textWithTokens } from "../fields";
import { link } from "../formedFields";
import { pageMeta } from "./pageMeta";
import { stamps } from "./stamps";

const label = (description: string) => text(description, 80);

const field = (description: string) =>
  group({ label: label(description), unit: text("The unit behind the field.", 20) });

const toPage = (description: string) =>
  group({ label: label(description), to: link("Where the link goes.") });

/** The page that checks whether a refill contains the kilograms that were paid for. */
export const siteRefill: ContentType = {
  name: "SiteRefill",
  label: "Check my refill",
  path: "site/check-my-refill.yml",
  description: "The words of the page that checks a refill’s weight and a cylinder’s dates.",
  fields: group({
    meta: pageMeta(),
    title: text("The title of the page.", 200),
    introduction: text("The text below the title.", 400),
    rules: group({
      title: label("The title of what to do before weighing."),
      items: list("What to do before weighing.", text("One sentence.", 200), { max: 8 }),
      leak: toPage("The link to the leak steps."),
    }),
    form: group({
      title: label("The title above the questions."),
      size: group({ label: label("The question for the size."), other: label("Another size.") }),
      otherSize: field("The question for another size."),
      tare: field("The question for the empty weight."),
      before: field("The question for the weight before filling."),
      now: field("The question for the weight now."),
      paid: field("The question for the kilograms paid for."),
      naira: field("The question for the naira paid."),
      step: label("The question for the smallest step of the scale."),
      submit: label("The button below the questions, which leads to the answer."),
    }),
    result: group({
      label: label("The name of the answer, above it."),
      example: pattern("The line above the worked example.", ["tare", "now"]),
      right: pattern("Everything is there.", ["received"]),
      unsure: pattern("The difference is too small.", ["received", "paid"]),
      coarse: text("That a finer scale would tell more."),
      short: pattern("Something is missing.", ["paid", "received", "difference"]),
      worth: pattern("What it cost.", ["worth"]),
      more: pattern("There is more than was paid for.", ["difference"]),
      likely: pattern("The cylinder is too full.", ["inside", "size"]),
      impossible: pattern("The cylinder cannot be so full.", ["inside", "size"]),
      tooFull: textWithTokens("What to do with a cylinder that is too full.", 500),
      leakSteps: toPage("The link to the leak steps for a cylinder that is too full."),
      newGas: text("That gas that was left counts as new."),
      addTare: text("That the empty weight tells more."),
      inside: pattern("The sum for the gas inside.", ["now", "tare", "inside"]),
      received: pattern("The sum for the gas received.", ["now", "before", "received"]),
      difference: pattern("The sum for what is missing.", ["paid", "received", "difference"]),
      naira: pattern("The sum for its price.", ["difference", "naira", "paid", "worth"]),
      unfinished: text("Shown instead of an answer while a field has a mistake.", 200),
    }),
    kilograms: pattern("A weight.", ["n"], 20),
    errors: group({
      number: pattern("A figure that cannot be read.", ["typed"]),
      amount: pattern("An amount of money that cannot be read.", ["typed"]),
      range: pattern("A weight that is out of range.", ["least", "most"]),
      amountRange: text("An amount that is out of range."),
      noReference: text("Neither the empty weight nor the weight before."),
      lighterThanEmpty: pattern("Lighter than the empty cylinder.", ["tare", "now"]),
      lighterThanGas: pattern("Lighter than the gas.", ["paid", "now"]),
      nothingAdded: pattern("No heavier than before.", ["now", "before"]),
      lighterBefore: pattern("Lighter before filling than empty.", ["before", "tare"]),
      paidTooMuch: pattern("More paid for than the cylinder holds.", ["paid", "size"]),
    }),
    short: group({
      title: label("The title of what to do when gas is missing."),
      steps: list("What to do when gas is missing.", textWithTokens("One step."), { max: 8 }),
      policy: toPage("The link to the returns policy."),
      whatsapp: label("The link that opens the message in WhatsApp."),
      mail: label("The link that opens the message as an email."),
      subject: pattern("The subject of the email.", ["difference"], 120),
      message: group({
        first: label("The first line."),
        size: pattern("The size.", ["size"]),
        tare: pattern("The empty weight.", ["tare"]),
        before: pattern("The weight before filling.", ["before"]),
        now: pattern("The weight now.", ["now"]),
        paid: pattern("What was paid for.", ["paid"]),
        received: pattern("What was received.", ["received"]),
        difference: pattern("What is missing.", ["difference"]),
        worth: pattern("What is missing, with its price.", ["difference", "worth"]),
        ask: text("The lines to fill in.", 300),
      }),
    }),
    stamps: stamps(),
  }),
  count: { min: 1, max: 1 },
  page: { route: "/check-my-refill", anchors: ["in-date"] },
};
