import type { FieldMeta } from "../../../../src/model/fields";
import { nearest } from "../../../../src/model/nearest";
import { everySign, firstSign, signsOf, type Sign } from "../../../../src/model/signs";
import type { Path } from "../../../../src/model/yaml/yamlPlaces";
import type { TextReading } from "../read/reading";
import { hiddenCharacter } from "./characters";
import { leftBehind, unfinished } from "./placeholders";
import { unknownToken } from "./tokens";
import { lineFault } from "./typed/lines";
import {
  besideFigure,
  isSetByPage,
  itemSign,
  joinedSentence,
  loneSign,
  markupSigns,
} from "./typed/signs";

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
    if (slots.includes(name) || (hasTokens && !unknownToken(name))) continue;
    return hasTokens && !nearest(name, slots) ? unknownToken(name) : unknownSlot(name, slots);
  }
  return undefined;
}

/** Markup that only plain texts may not have. */
const plainSigns: readonly Sign[] = [
  ...signsOf({
    '"{1}" is shown as typed; this field is plain text, so delete it':
      /(?<![\p{L}\d*_~`])(\*{1,3}|_{1,3}|~~|`)(?=\S)[^\n]*?(?<=[^\s*_~`])\1(?![\p{L}\d*_~`])/u,
    "a list is not shown as a list here; write a sentence": /^[-*•] \S/m,
    '"{0}" is shown as typed; write the character itself': /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i,
  }),
  besideFigure,
];

/** Returns the sign that the page sets itself before an item of a list, or after a page's title. */
function signOfPage(path: Path, words: string): string | undefined {
  const name = path.join(".");
  if (/\.\d+(?:\.(?:lead|text))?$/.test(name)) return itemSign.exec(words)?.[0];
  return /^(?:meta\.)?title$/.test(name) ? / \| .*/.exec(words)?.[0] : undefined;
}

/** Returns the fault of Markdown or HTML in a plain text. */
function markupFault(value: string): string | undefined {
  const words = value.replace(/https?:\/\/\S+/g, "");
  const [markup] = everySign(markupSigns, words);
  return markup
    ? `"${markup.typed}" is shown as typed; this field is plain text, so delete it`
    : firstSign(plainSigns, words)?.message;
}

const fileName: Sign = [
  /\S+\.(?:jpe?g|png|webp|svg|gif|heic)\b|^(?:(?:img|dsc[nf]?|pxl|fb_img|image|photo|picture|screenshot|whatsapp image|(?:shutter|i)stock(?:photo)?)[-_ ]?\d[\d .:_-]*(?:wa\d+|at[\d .:]+|_[a-z]+)?|\d{8}_\d{6}|(?:screenshot|download|images?|unnamed|untitled(?: design)?) ?\(\d+\)|untitled design)$/i,
  `"{0}" is a file's name; describe what the picture shows`,
];

const emptyWords: Sign = [
  /^(?:(?:(?:an?|the) )?(?:picture|image|photo|photograph|pic|img|logo|icon|product|service|banner|screenshot|(?:alt(?:ernative)?|image) text)s?\.?|\p{L}|https?:\S+|www\.\S+)$/iu,
  '"{0}" means nothing to people who cannot see the picture; describe what it shows',
];

const emoji: Sign = [
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u,
  "{0} is read aloud by its name, and looks different on each phone; delete it unless you want that",
];

/** What people write into a field that may be empty. */
const nothing: Sign = [
  /^(?:(?:no|none|nothing|nil|n\.?\/?a|tb[acd]|not yet|coming soon|false|null)\.?|[-–—.0]+)$/i,
  '"{0}" is shown as typed; leave the field empty',
];

/** Returns what may not be meant in a plain text without a fault of markup. */
function plainHints(value: string, { hasLines }: FieldMeta): string[] {
  const words = value.replace(/https?:\/\/\S+/g, "");
  const lone = everySign([loneSign], words).map(({ typed }) => {
    const cure = typed === "`" ? "write ’" : "delete it";
    return `"${typed}" is shown as typed; ${cure}, unless that is meant`;
  });
  const joined = everySign([joinedSentence], words).map(({ message }) => message);
  const isJoined = !hasLines && (/\n\s*\n/.test(words) || lineFault(words));
  return [
    ...lone,
    ...joined,
    ...(isJoined ? ["the page shows these lines as one paragraph; write them as one"] : []),
  ];
}

/** Checks the texts in the fields of a file. */
export function checkFieldText({ file, values }: TextReading): void {
  for (const { meta, value, point, path, isOptional } of values) {
    if (typeof value !== "string") continue;
    const isText = meta.kind === "text";
    const found = (...signs: readonly Sign[]) => firstSign(signs, value)?.message;
    const sign = isText && signOfPage(path, value);
    const markup = sign ? isSetByPage(sign) : isText && markupFault(value);
    const faults: readonly (readonly [rule: string, message: string | false | undefined])[] = [
      ["characters", hiddenCharacter(value, file.toString())],
      // The message of a field with a format explains what to write.
      ["placeholder-text", isText && !meta.form && found(...unfinished)],
      ["placeholder-text", isText && isOptional && found(nothing)],
      ["left-behind", isText && found(...leftBehind)],
      ["token", isText && bracesFault(value, meta)],
      ["markup", markup],
      ["alt", isText && found(fileName)],
    ];
    for (const [rule, message] of faults) if (message) file.message(message, point, rule);
    const alt = meta.isAlternative && found(emptyWords);
    const hint = alt || (isText && found(emoji));
    if (hint) file.info(hint, point, alt ? "alt" : "emoji");
    if (isText && !markup)
      for (const message of plainHints(value, meta)) file.info(message, point, "markup");
  }
}
