import type { ContentType } from "../contentType";
import { group, list, pattern, text, textWithTokens } from "../fields";
import { pageMeta } from "./pageMeta";

/** The leak card, a page for printing that also works offline. */
export const siteLeakCard: ContentType = {
  name: "SiteLeakCard",
  label: "Leak card",
  path: "site/leak-card.yml",
  description:
    "The words of the leak card. Its steps, numbers and note are those of the document with an alert in content/legal.",
  fields: group({
    meta: pageMeta(),
    title: text("The title of the card.", 80),
    offline: pattern("Shown without a connection; the browser puts the date there.", ["date"], 200),
    say: text("What to say on the phone.", 200),
    company: textWithTokens("Whom to call after that.", 300),
    fire: group({
      title: text("The title of what to do when gas burns.", 80),
      text: text("What to do when gas burns.", 500),
    }),
    lines: group({
      title: text("The title above the lines to fill in by hand.", 80),
      labels: list("The lines, on paper only.", text("What to write there.", 60), { max: 10 }),
    }),
    print: text("That the card can be printed, on the screen only.", 200),
    edition: pattern("Which card this is, by the date of the guide.", ["date"], 80),
    guide: text("The link to the whole guide.", 60),
    home: text("The link to the landing page.", 60),
  }),
  count: { min: 1, max: 1 },
  page: { route: "/leak-card", isAlone: true },
};
