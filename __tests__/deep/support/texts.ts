import type { Author } from "../../support/edits/fields";

/** Kinds of text that are hard to lay out; each is repeated until it fills its field. */
const units = [
  "A long title about cooking gas ",
  "Donaudampfschifffahrtsgesellschaft",
  "غاز الطهي في لاغوس גז בישול ",
  "Ẹ̀rọ gáàsì ìléru ń gbóná dáadáa ",
  "🔥👩🏾‍🍳🇳🇬 ",
] as const;

/** Words without a space, as long as the field allows. */
const unbroken = 1;

let written = 0;

/** A text of exactly `length` characters, different from every other. */
export function hardText(length: number, kind = written % units.length): string {
  written += 1;
  const unit = units[kind] ?? units[0];
  const start = length < 8 ? "" : `${written}${kind === unbroken ? "" : " "}`;
  const rest = length - start.length;
  const body = unit.repeat(Math.floor(rest / unit.length));
  return start + body.padEnd(rest, "onigbo");
}

/** A line with all its slots, filled up to `length` characters. */
function hardPattern(slots: readonly string[], length: number): string {
  const line = slots.map((slot) => `{${slot}}`).join(" ");
  return `${line} ${hardText(length - line.length - 1)}`;
}

/** The hardest text that a field allows. */
export const atLength: Author = (length, slots) =>
  slots.length > 0 ? hardPattern(slots, length) : hardText(length);

/** A word of 300 letters. */
const longWord = hardText(300, unbroken);

const paragraphs = units.map((_unit, kind) => hardText(300, kind)).join("\n\n");

/** A text of paragraphs, lists, a quotation, program code and a table, all of them too wide. */
export const hardBody = [
  paragraphs,
  `- ${longWord}\n- **${longWord}**\n  - ${longWord}\n    1. ${longWord}`,
  `[${"a very long label of a link ".repeat(10).trim()}](/contact) [${longWord}](/contact)`,
  `> ${longWord}`,
  `\`${longWord}\``,
  `| ${"Column | ".repeat(12)}\n| ${"--- | ".repeat(12)}\n| ${`${longWord} | `.repeat(12)}`,
  "The end.",
].join("\n\n");
