import type { FieldMeta } from "../../../../src/model/fields";
import { nearest } from "../../../../src/model/nearest";
import { everySign, firstSign, type Sign } from "../../../../src/model/signs";
import type { TextReading } from "../read/reading";
import { hiddenCharacter } from "./characters";
import { joinedSentences, loneSigns, markupSigns } from "./leftovers";
import { unfinished } from "./placeholders";
import { unknownToken } from "./tokens";

/** Returns the message for words in braces in a field with these slots and no tokens. */
function unknownSlot(name: string, slots: readonly string[]): string {
  const guess = nearest(name, slots);
  const known = slots.map((slot) => `{${slot}}`).join(", ");
  const advice = guess ? `did you mean {${guess}}?` : known && `allowed: ${known}`;
  return `{${name}} is not filled in here; ${advice || "write the actual words"}`;
}

/** Returns the first fault of words in braces: no slot of the field and, where allowed, no token. */
function bracesFault(value: string, { slots = [], hasTokens }: FieldMeta): string | undefined {
  for (const [, name = ""] of value.matchAll(/\{([^{}]*)\}/g)) {
    if (slots.includes(name)) continue;
    const message = hasTokens ? unknownToken(name) : unknownSlot(name, slots);
    if (message) return message;
  }
  return undefined;
}

/** Markup that only plain texts may not have. */
const plainSigns: readonly Sign[] = [
  [
    /(?<![\p{L}\d*_~`])(\*{1,3}|_{1,3}|~~|`)(?=\S)[^\n]*?(?<=[^\s*_~`])\1(?![\p{L}\d*_~`])/u,
    '"{1}" is shown as typed; this field is plain text, so delete it',
  ],
  [/^[-*•] \S/m, "a list is not shown as a list here; write a sentence"],
  [/&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i, '"{0}" is shown as typed; write the character itself'],
];

/** Returns the fault of Markdown or HTML in a plain text. */
function markupFault(value: string): string | undefined {
  const words = value.replace(/https?:\/\/\S+/g, "");
  const [markup] = everySign(markupSigns, words);
  return markup
    ? `"${markup.typed}" is shown as typed; this field is plain text, so delete it`
    : firstSign(plainSigns, words)?.message;
}

const fileNames: readonly Sign[] = [
  [
    /^\S+\.(?:jpe?g|png|webp|svg|gif|heic)$/i,
    `"{0}" is a file's name; describe what the picture shows`,
  ],
];

const emptyWords: readonly Sign[] = [
  [
    /^(?:(?:an?|the) )?(?:picture|image|photo|photograph|pic|img|logo|icon|product|service|banner|screenshot)s?\.?$/i,
    '"{0}" means nothing to people who cannot see the picture; describe what it shows',
  ],
];

const emoji: readonly Sign[] = [
  [
    /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u,
    "{0} is read aloud by its name, and looks different on each phone; delete it unless you want that",
  ],
];

/** Returns what may not be meant in a plain text without a fault of markup. */
function plainHints(value: string): string[] {
  const words = value.replace(/https?:\/\/\S+/g, "");
  const lone = everySign(loneSigns, words).map(({ typed }) => {
    const cure = typed === "`" ? "write ’" : "delete it";
    return `"${typed}" is shown as typed; ${cure}, unless that is meant`;
  });
  return [...lone, ...everySign(joinedSentences, words).map(({ message }) => message)];
}

/** Checks the texts in the fields of a file. */
export function checkFieldText({ file, values }: TextReading): void {
  for (const { meta, value, point } of values) {
    if (typeof value !== "string") continue;
    const isText = meta.kind === "text";
    const found = (signs: readonly Sign[]) => firstSign(signs, value.trim())?.message;
    const faults: readonly (readonly [rule: string, message: string | false | undefined])[] = [
      ["characters", hiddenCharacter(value, file.toString())],
      // The message of a field with a format explains what to write.
      ["placeholder-text", isText && !meta.form && found(unfinished)],
      ["token", isText && bracesFault(value, meta)],
      ["markup", isText && markupFault(value)],
      ["alt", isText && found(fileNames)],
    ];
    for (const [rule, message] of faults) if (message) file.message(message, point, rule);
    const alt = meta.isAlternative && found(emptyWords);
    const hint = alt || (isText && found(emoji));
    if (hint) file.info(hint, point, alt ? "alt" : "emoji");
    if (isText && !markupFault(value))
      for (const message of plainHints(value)) file.info(message, point, "markup");
  }
}
