/** Blanks that look like a space and are none, such as the no-break space of a word processor. */
const odd = "\\u00A0\\u2000-\\u200A\\u202F\\u205F\\u3000";

const behindMark = `(?<=^[ ]*(?:- )*(?:[-*+]|#{1,6}|\\d{1,9}[.)]))[${odd}][ \\t${odd}]*`;

const behindName = `(?<=^[ ]*(?:- )*[\\w-]+:)[${odd}][ \\t${odd}]*`;

const before = `^[ \\t]*[${odd}][ \\t${odd}]*`;

/** Where the front matter of a Markdown file ends; a YAML file is all fields. */
function endOfFields(text: string, isMarkdown: boolean): number {
  const end = isMarkdown ? text.indexOf("\n---") : text.length;
  return end === -1 ? text.length : end;
}

/** Blanks that only a plain space may be: before a line, and behind what gives it its meaning. */
export interface OddBlanks {
  index: number;
  typed: string;
  /** Whether they are before the first word of a line, or make up the whole of it. */
  isIndent: boolean;
}

const anywhere = new RegExp(`[${odd}]`, "g");

/** Finds, in their order, the blanks of a text that look like spaces and do not work as spaces. */
export function oddBlanks(text: string, isMarkdown: boolean): OddBlanks[] {
  if (text.search(anywhere) === -1) return [];
  const end = endOfFields(text, isMarkdown);
  const find = (pattern: string, isIndent: boolean) =>
    [...text.matchAll(new RegExp(pattern, "gm"))].map(({ index, 0: typed }) => ({
      index,
      typed,
      isIndent,
    }));
  return [
    ...find(before, true),
    ...find(behindMark, false),
    ...find(behindName, false).filter(({ index }) => index < end),
  ].sort((one, other) => one.index - other.index);
}

/** The same text with plain spaces for these blanks; every other character keeps its place. */
export const withPlainBlanks = (text: string, isMarkdown: boolean) =>
  oddBlanks(text, isMarkdown).reduce(
    (rest, { index, typed }) =>
      rest.slice(0, index) + typed.replaceAll(anywhere, " ") + rest.slice(index + typed.length),
    text,
  );

/** What is said of such a blank. */
export const oddBlankMessage = ({ typed }: OddBlanks) => {
  const sign = typed.match(anywhere)?.[0].codePointAt(0)?.toString(16).toUpperCase() ?? "";
  return `this looks like a space, but is another character (U+${sign.padStart(4, "0")}); run npm run fix:content, or delete it and press the space bar`;
};
