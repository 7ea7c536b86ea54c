import type { ContentType } from "../contentType";
import { group, list, pageHead, question, text, textWithTokens, withLines, words } from "../fields";
import { textLink } from "../formedFields";

const sentences = (description: string) => list(description, 1, 8, textWithTokens("One sentence."));

/** The words of the section that reads the dates on a cylinder. */
const stamps = group({
  ...words("title:80 introduction:400"),
  places: group(words("title:80 handle foot oneDate")),
  form: group(words("title made tested expired unreadable submit", 80)),
  result: group({
    ...words(`label linked waiting read(made tested) otherDate(other typed) inDate(due end) last(end) lastBeforeRetest(due end)
      retest(due end) retestThisYear(due end) nearlyOver stop(made end) stopThisYear(end) close testedLate
      soon expired unreadable saved(made tested) look expiryCounts(made) rule unfinished untested:40`),
    message: withLines(textWithTokens("")),
    guide: textLink("That part of the guide.", 80),
  }),
  errors: group(words("expiry letter notADate(typed) tooOld future(typed) early(tested made)")),
  months: list("The months, January first.", 12, 12, text("One month.", 20)),
  table: group(words("title:80 made:80 retest:80 stop:80 note")),
}).meta({ label: "Dates on a cylinder" });

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
