import type { ContentType } from "../contentType";
import { group, list, pattern, text, textWithTokens } from "../fields";
import { pageMeta } from "./pageMeta";

/** The leak card, a page for printing that also works offline. */
export const siteLeakCard: ContentType = {
  name: "SiteLeakCard",
  label: "Leak card",
  path: "site/leak-card.yml",
  description:
    "The words of the leak card. Its steps, numbers and note come from the alert in content/legal.",
  fields: group({
    meta: pageMeta(),
    title: text("The title of the card.", 80),
    offline: pattern(
      "Shown without a connection, with the date of the stored copy.",
      ["date"],
      200,
    ),
    say: text("Shown below the numbers: what to say on the phone.", 200),
    company: textWithTokens("Shown below it: whom to call next.", 300),
    fire: group({
      title: text("The title above what to do if gas burns.", 80),
      text: text("What to do if gas burns.", 500),
    }),
    lines: group({
      title: text("The title above the lines to fill in by hand.", 80),
      labels: list("The lines, printed only.", text("What to write on the line.", 60), { max: 10 }),
    }),
    print: text("A note that the card can be printed, on screens only.", 200),
    edition: pattern(
      "Shown at the end: the edition of the card, by the date of the guide.",
      ["date"],
      80,
    ),
    guide: text("The text of the link to the whole guide.", 60),
    home: text("The text of the link to the landing page.", 60),
  }),
  count: { min: 1, max: 1 },
  page: { route: "/leak-card", isAlone: true },
};
