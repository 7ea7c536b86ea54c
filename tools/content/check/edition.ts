import { createHash } from "node:crypto";
import { alertDocument } from "../../../src/model/alertDocument";
import type { ContentType } from "../../../src/model/contentType";
import { fillSentence, tokenValues, type Company } from "../../../src/model/tokens";
import { legalDocument } from "../../../src/model/types/legalDocument";
import { siteCompany } from "../../../src/model/types/siteCompany";
import { siteLeakCard } from "../../../src/model/types/siteLeakCard";
import { sitePolicies } from "../../../src/model/types/sitePolicies";
import type { Site, TextReading } from "./reading";

/** The fields of the card that are printed. */
interface Card {
  title: string;
  say: string;
  company: string;
  lines: object;
}

/** The fields of a document with an alert that are printed. */
interface Guide {
  title: string;
  alert: { steps: string[]; note?: string; calls: { number: string }[]; fire: object };
}

const fieldsOf = (texts: readonly TextReading[], type: ContentType) =>
  texts.flatMap((text) =>
    text.type === type && text.content?.fields ? [text.content.fields] : [],
  );

/** The printed words in one text, with the company's data; undefined while one of the files has a problem. */
function printedWords(texts: readonly TextReading[]): string | undefined {
  const [card] = fieldsOf(texts, siteLeakCard) as unknown as Card[];
  const [company] = fieldsOf(texts, siteCompany) as unknown as Company[];
  const [policies] = fieldsOf(texts, sitePolicies);
  const guide = alertDocument(fieldsOf(texts, legalDocument) as unknown as Guide[]);
  if (!card || !company || !policies || !guide) return undefined;
  const { steps, note, calls, fire } = guide.alert;
  const numbers = calls.map(({ number }) => number);
  const words = [card.title, steps, note, numbers, card.say, card.company, fire, card.lines];
  return fillSentence(JSON.stringify(words), tokenValues(company, policies));
}

/** The value of `edition` for words that changed on `day`. */
const editionOf = (day: string, words: string) =>
  `${day} ${createHash("sha256")
    .update(day + words)
    .digest("hex")
    .slice(0, 6)}`;

/**
 * Reports a leak card whose printed words have changed since its edition, so that the date on a printed
 * card shows whether its steps are current.
 */
export function checkEdition({ texts, today }: Site): void {
  const words = printedWords(texts);
  const own = texts.find(({ type }) => type === siteLeakCard);
  if (!own?.content || words === undefined) return;
  const { edition } = own.content.written as { edition: string };
  const day = edition.slice(0, 10);
  if (edition === editionOf(day, words)) return;
  const renewed = editionOf(today.toISOString().slice(0, 10), words);
  own.file.message(
    `the printed words of the leak card are not those of its edition of ${day}; if they are final, write ${renewed}`,
    own.content.pointOf(["edition"]),
    "edition",
  );
}
