import type { ContentType } from "../contentType";
import { group, list, pattern, text, textWithTokens } from "../fields";
import { edition } from "../formedFields";
import { pageMeta } from "./pageMeta";

/** The leak card, a page for printing that also works offline. */
export const siteLeakCard: ContentType = {
  name: "SiteLeakCard",
  label: "Leak card",
  path: "site/leak-card.yml",
  description:
    "The words of the leak card. Its steps, numbers, note and fire text come from the alert in content/legal.",
  fields: group({
    meta: pageMeta(),
    title: text("The title of the card.", 80),
    saved: pattern(
      "Shown on the copy that the browser stored, with the day; the connection may be slow or missing.",
      ["date"],
      200,
    ),
    say: text("Shown below the numbers: what to say on the phone.", 200),
    company: textWithTokens("Shown below it: whom to call next.", 300),
    lines: group({
      title: text("The title above the lines to fill in by hand.", 80),
      labels: list("The lines, printed only.", text("What to write on the line.", 60), { max: 10 }),
    }),
    print: text("A note that the card can be printed, on screens only.", 300),
    edition: edition(
      "The day on which the printed words last changed, and six characters made from them; the check gives both.",
    ),
    editionLine: pattern("Shown at the end: the edition of the card.", ["date"], 80),
    guide: text("The text of the link to the whole guide.", 60),
    home: text("The text of the link to the landing page.", 60),
  }),
  count: { min: 1, max: 1 },
  page: { route: "/leak-card", isAlone: true },
};
