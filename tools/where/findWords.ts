import { plainWords } from "./plainWords";
import type { Place } from "./places";

/** What the page puts in a slot such as {date}; a token such as {company.name} is filled in before. */
const slot = /\{\w+\}/;

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether the words, which are plain already, stand in the text or are the text with its slots filled. */
function holds(text: string, words: string): boolean {
  const plain = plainWords(text);
  if (plain.includes(words)) return true;
  const parts = plain.split(slot);
  if (parts.length === 1 || !parts.some((part) => /\p{L}{3}/u.test(part))) return false;
  return new RegExp(`^${parts.map(escaped).join(".+")}$`).test(words);
}

const wordsIn = (text: string) => new Set(plainWords(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []);

/** The places that share most of the words, at least half of them. */
function nearest(places: readonly Place[], words: string): Place[] {
  const wanted = wordsIn(words);
  const shared = places.map((place) => ({
    place,
    count: [...wordsIn(place.text)].filter((word) => wanted.has(word)).length,
  }));
  return shared
    .filter(({ count }) => count > 0 && count * 2 >= wanted.size)
    .sort((one, other) => other.count - one.count)
    .slice(0, 5)
    .map(({ place }) => place);
}

/** Where words stand that somebody reads on a page, and whether those are the very words. */
export function findWords(
  places: readonly Place[],
  words: string,
): { isExact: boolean; found: Place[] } {
  const plain = plainWords(words);
  // An amount is written with or without the sign, and the page adds it.
  const amount = plain.replace(/^(?:₦|ngn|n)\s*(?=\d)/, "");
  const found = places.filter(({ text }) => holds(text, plain) || holds(text, amount));
  return found.length > 0
    ? { isExact: true, found }
    : { isExact: false, found: nearest(places, words) };
}
