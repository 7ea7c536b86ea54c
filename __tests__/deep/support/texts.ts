/** Ways to escape from text, attributes, scripts and data; any that runs sets `struck`. */
const attack =
  "</script></style></title><script>struck=1</script><img src=x onerror=struck=1>" +
  "\"'><svg onload=struck=1>]]>--><a href=javascript:struck=1>x</a>";

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

/** An attack of `length` characters, starting at another of its own each time, so that short fields cover all of it. */
function hostileText(length: number): string {
  written += 1;
  const start = (written * 7) % attack.length;
  const text = `${written} ${attack.slice(start)}`;
  return text.padEnd(length, attack).slice(0, length).trim();
}

/** The hardest text that a field allows: in turn one that is hard to lay out, and an attack. */
export function atLength(length: number, slots: readonly string[]): string {
  const text = written % 2 === 0 ? hardText : hostileText;
  const line = slots.map((slot) => `{${slot}} `).join("");
  return line + text(length - line.length);
}

/** A word of 300 letters. */
const longWord = hardText(300, unbroken);

const paragraphs = units.map((_unit, kind) => hardText(300, kind)).join("\n\n");

/** A text of paragraphs, lists, program code and a table, all of them too wide. */
export const hardBody = [
  paragraphs,
  `- ${longWord}\n- **${longWord}**\n  - ${longWord}\n    1. ${longWord}`,
  `[${"a very long label of a link ".repeat(10).trim()}](/contact) [${longWord}](/contact)`,
  `\`${longWord}\``,
  `| ${"Column | ".repeat(12)}\n| ${"--- | ".repeat(12)}\n| ${`${longWord} | `.repeat(12)}`,
  "The end.",
].join("\n\n");
