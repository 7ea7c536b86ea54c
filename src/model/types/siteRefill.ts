import type { ContentType } from "../contentType";
import { group, list, pageHead, question, textWithTokens, withLines, words } from "../fields";
import { textLink } from "../formedFields";
import { stamps } from "./stamps";

const sentences = (description: string) => list(description, 1, 8, textWithTokens("One sentence."));

/** The page that checks whether a refill contains the kilograms that were paid for. */
export const siteRefill: ContentType = {
  name: "SiteRefill",
  label: "Check my refill",
  path: "site/check-my-refill.yml",
  description: "The words of the page that checks a refill’s weight and a cylinder’s dates.",
  fields: group({
    ...pageHead,
    rules: group({
      ...words("title", 80),
      items: sentences("What to do before weighing."),
      leak: textLink("The leak steps.", 80),
    }),
    form: group({
      ...words("title", 80),
      size: group(words("label other", 80)),
      otherSize: question(),
      tare: question(),
      now: question(),
      paid: question(),
      before: question(),
      naira: question(),
      ...words("coarse submit", 80),
    }),
    result: group({
      ...words(`label linked example(tare now) right(received) enough(received) held(inside paid)
        unsure(received paid) coarse tooCoarse short(paid received difference) worth(worth) testScale
        empty nothing more(difference) barred slight(gas size) likely(gas size) impossible(gas size)
        tareLow(tare size) tareHigh(tare size) tooLight(least size) tooHeavy(now size) doubtful newGas
        addTare inside(now tare inside) received(now before received)
        difference(paid received difference) naira(difference naira paid worth) unfinished tooFull:500`),
      message: withLines(textWithTokens("")),
      leakSteps: textLink("The leak steps, for a cylinder that is too full.", 80),
      connect: textLink("The test of the connection, below a good answer.", 80),
    }),
    scale: group({
      ...words("tare(tare) size(size) gas(gas):16", 18),
      images: group(words("empty gas(now gas size) tooFull(now gas size)")),
    }),
    ...words("kilograms(n)", 10),
    errors: group(
      words(`number(typed) amount(typed) range(min max) amountRange missingSize missingSizeChoice missingNow
        missingPaid noReference lighterThanEmpty(tare now) lighterBefore(before tare)
        nothingAdded(now before) lighterThanGas(paid now) paidTooMuch(paid size)`),
    ),
    short: group({
      ...words("title whatsapp mail subject(difference):120", 80),
      steps: sentences("What to do if gas is missing."),
      policy: textLink("The returns policy.", 80),
      message: group({
        ...words(`first size(size) tare(tare) before(before) now(now) paid(paid) received(received)
          difference(difference) worth(difference worth)`),
        ask: withLines(textWithTokens("")),
      }),
    }),
    aboutScale: group({ ...words("title", 80), items: sentences("Which scale will do.") }),
    stamps,
  }),
  page: { route: "/check-my-refill", anchors: ["in-date"] },
};
