/** Characters that look like a space but are not, such as the no-break space of word processors. */
const odd = "\\u00A0\\u2000-\\u200A\\u202F\\u205F\\u3000";

const behindMark = `(?<=^[ ]*(?:- )*(?:[-*+]|#{1,6}|\\d{1,9}[.)]))[${odd}][ \\t${odd}]*`;

const behindName = `(?<=^[ ]*(?:- )*[\\w-]+:)[${odd}][ \\t${odd}]*`;

const before = `^[ \\t]*[${odd}][ \\t${odd}]*`;

/** Returns the offset at which the fields end: at the end of the front matter, or of a YAML file. */
function endOfFields(text: string, isMarkdown: boolean): number {
  const end = isMarkdown ? text.indexOf("\n---") : text.length;
  return end === -1 ? text.length : end;
}

/** Odd blanks where syntax requires plain spaces: in the indent, and after a list marker or a colon. */
export interface OddBlanks {
  index: number;
  typed: string;
}

const anywhere = new RegExp(`[${odd}]`, "g");

/** Returns the odd blanks of a text that do not work as spaces, in order. */
export function oddBlanks(text: string, isMarkdown: boolean): OddBlanks[] {
  if (text.search(anywhere) === -1) return [];
  const end = endOfFields(text, isMarkdown);
  const find = (pattern: string) =>
    [...text.matchAll(new RegExp(pattern, "gm"))].map(({ index, 0: typed }) => ({ index, typed }));
  return [
    ...find(before),
    ...find(behindMark),
    ...find(behindName).filter(({ index }) => index < end),
  ].sort((one, other) => one.index - other.index);
}

/** Replaces these blanks with plain spaces; all offsets stay the same. */
export const withPlainBlanks = (text: string, isMarkdown: boolean) =>
  oddBlanks(text, isMarkdown).reduce(
    (rest, { index, typed }) =>
      rest.slice(0, index) + typed.replaceAll(anywhere, " ") + rest.slice(index + typed.length),
    text,
  );

/** Returns the message about such a blank. */
export const oddBlankMessage = ({ typed }: OddBlanks) => {
  const sign = typed.match(anywhere)?.[0].codePointAt(0)?.toString(16).toUpperCase() ?? "";
  return `this looks like a space, but is another character (U+${sign.padStart(4, "0")}); delete it and press the space bar`;
};
