import { LEAK_CARD } from "../../lib/leakCard";
import type { ContentType } from "../contentType";
import { group, list, pageMeta, pattern, text, textWithTokens, words } from "../fields";
import { textLink } from "../formedFields";

/** The leak card, a page for printing that also works offline. */
export const siteLeakCard: ContentType = {
  name: "SiteLeakCard",
  label: "Leak card",
  path: "site/leak-card.yml",
  description: "The words of the leak card; the rest of it is the alert in content/legal.",
  fields: group({
    meta: pageMeta,
    ...words("title:80 say:200 guide:60 home", 60),
    fire: text("The link to what to do in a fire, on screens only.", 40),
    others: list("Other emergencies, printed.", 1, 4, textLink("Which, and the first act.", 54)),
    more: text("Shown after each of them, on screens only.", 40),
    saved: pattern("Shown on the copy that the browser has stored, with the day.", "date", 200),
    company: textWithTokens("Shown after “say”: whom to call next.", 160),
    leakPhone: pattern("Shown instead, if the company has a leak phone.", "leakPhone", 160),
    lines: group({
      ...words("title", 80),
      labels: list(
        "The lines to fill in by hand, printed only.",
        1,
        10,
        text("What to write on the line.", 60),
      ),
    }),
    print: text("How to keep the card, on screens only.", 300),
    send: text("The link that sends the card in short on WhatsApp, on screens only.", 60),
    message: text("The first line of that message.", 80),
    edition: pattern("Shown at the end: a code that changes with every printed word.", "code", 80),
  }),
  page: { route: LEAK_CARD, isAlone: true, script: "theme" },
};
