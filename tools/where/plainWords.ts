/** Signs that a page, a keyboard and a file write differently: quotes, dashes, spaces, dots. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[“”„«»]/g, '"'],
  [/[‘’‚`´]/g, "'"],
  [/[‐‑‒–—−]/g, "-"],
  [/…/g, "..."],
  [/[\u00ad\u200b-\u200d\u2060\ufeff]/g, ""],
  [/\s+/g, " "],
];

/** Words without what typography adds and without capitals, for comparing what is read with what is written. */
export const plainWords = (text: string) =>
  alike
    .reduce((words, [sign, plain]) => words.replaceAll(sign, plain), text.normalize("NFC"))
    .trim()
    .toLocaleLowerCase("en");
