import type { FieldMeta } from "../../../../src/model/fields";
import { nearest } from "../../../../src/model/nearest";
import type { Fault, TextReading } from "../read/reading";
import { hiddenCharacter } from "./characters";
import { leftoversIn } from "./leftovers";
import { unfinishedWords } from "./placeholders";
import { unknownToken } from "./tokens";

/** Returns the message for words in braces in a field with these slots and no tokens. */
function unknownSlot(name: string, slots: readonly string[]): string {
  const guess = nearest(name, slots);
  const known = slots.map((slot) => `{${slot}}`).join(", ");
  const advice = guess ? `did you mean {${guess}}?` : known && `allowed: ${known}`;
  return `{${name}} is not filled in here; ${advice || "write the actual words"}`;
}

/** Returns the first fault of words in braces: no slot of the field and, where allowed, no token. */
function bracesFault(value: string, { slots = [], hasTokens }: FieldMeta): Fault | undefined {
  for (const [, name = ""] of value.matchAll(/\{([^{}]*)\}/g)) {
    if (slots.includes(name)) continue;
    const message = hasTokens ? unknownToken(name) : unknownSlot(name, slots);
    if (message) return ["token", message];
  }
  return undefined;
}

/** Returns the fault of Markdown or HTML in a plain text. */
function markupFault(value: string): Fault | undefined {
  const words = value.replace(/https?:\/\/\S+/g, "");
  const [markup] = leftoversIn(words, false);
  if (markup)
    return [
      "markup",
      `"${markup.typed}" is shown as typed; this field is plain text, so delete it`,
    ];
  if (/^[-*•] \S/m.test(words))
    return ["markup", "a list is not shown as a list here; write a sentence"];
  const entity = /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i.exec(value)?.[0];
  return entity
    ? ["markup", `"${entity}" is shown as typed; write the character itself`]
    : undefined;
}

const emptyWord =
  /^(?:(?:an?|the) )?(?:picture|image|photo|photograph|pic|img|logo|icon|product|service|banner|screenshot)s?\.?$/i;

const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

/** Returns a hint about text that is allowed but probably a mistake. */
function textHint(value: string, { isAlternative, kind }: FieldMeta): Fault | undefined {
  if (isAlternative && emptyWord.test(value.trim()))
    return [
      "alt",
      `"${value.trim()}" means nothing to people who cannot see the picture; describe what it shows`,
    ];
  const [sign] = (kind === "text" && emoji.exec(value)) || [];
  return sign === undefined
    ? undefined
    : [
        "emoji",
        `${sign} is read aloud by its name, and looks different on each phone; delete it unless you want that`,
      ];
}

const fileName = /^\S+\.(?:jpe?g|png|webp|svg|gif|heic)$/i;

/** Returns what is wrong with the text of a field that visitors read. */
function textFaults(value: string, meta: FieldMeta): (Fault | false | undefined)[] {
  // The message of a field with a format explains what to write.
  const words = meta.form ? undefined : unfinishedWords(value);
  return [
    words && ["placeholder-text", words.message],
    bracesFault(value, meta),
    markupFault(value),
    fileName.test(value.trim()) && [
      "alt",
      `"${value.trim()}" is a file's name; describe what the picture shows`,
    ],
  ];
}

/** Checks the texts in the fields of a file. */
export function checkFieldText({ file, values }: TextReading): void {
  for (const { meta, value, point } of values) {
    if (typeof value !== "string") continue;
    const hidden = hiddenCharacter(value, file.toString());
    if (hidden) file.message(hidden, point, "characters");
    if (meta.kind === "text")
      for (const fault of textFaults(value, meta))
        if (fault) file.message(fault[1], point, fault[0]);
    const [rule, hint] = textHint(value, meta) ?? [];
    if (hint) file.info(hint, point, rule);
  }
}
