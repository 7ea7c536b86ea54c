import { invisibleSigns } from "../content-check/text/characters";

/** A change to a text, and what an editor is told of it. */
interface Mend {
  what: string;
  apply: (text: string) => string;
}

const withoutInvisible = (text: string) =>
  invisibleSigns.reduce((rest, pattern) => rest.replaceAll(pattern, ""), text);

/** What can be mended in any text, before it is read as YAML or Markdown. */
const mends: readonly Mend[] = [
  { what: "removed the byte order mark", apply: (text) => text.replace(/^\uFEFF/, "") },
  { what: "changed the line ends", apply: (text) => text.replaceAll(/\r\n?/g, "\n") },
  {
    what: "put spaces in the place of separators that nobody sees",
    apply: (text) => text.replaceAll(/[\u2028\u2029\v\f]/g, " "),
  },
  { what: "removed invisible characters", apply: withoutInvisible },
  {
    what: "put plain spaces at the start of lines",
    apply: (text) =>
      text.replaceAll(
        /^[ \t]*[\u00A0\u2000-\u200A\u202F\u205F\u3000][\s\u00A0]*?(?=\S)/gm,
        (start) => start.replaceAll(/[^\t]/g, " "),
      ),
  },
];

/** Mends the signs of a text; adds to `done` what was mended. */
export function mendSigns(text: string, done: string[]): string {
  return mends.reduce((before, { what, apply }) => {
    const after = apply(before);
    if (after !== before) done.push(what);
    return after;
  }, text);
}
