import type { ErrorCode, YAMLError } from "yaml";
import { firstSign, signsOf } from "../signs";

/** What is before a value in its line; bounded, because it is looked for at every character. */
const name = "(?<=^ {0,40}(?:- )?(?:[\\w-]{1,60}:[ \\t]{1,9})?)";

/** The same, but not the start of a line, which may be one of a longer text. */
const nameOrItem = "(?<=^ {0,40}(?:- |(?:- )?[\\w-]{1,60}:[ \\t]{1,9}))";

/** Where a text that was not closed ends for an editor: before the next field or item, or where YAML stops. */
const next = "(?=\\n *(?:- |[\\w-]{1,60}:(?:\\s|$))|(?![^]))";

const inQuotes = "put the whole text in double quotes";
const quotesInside = `write “ ” for the quotes inside, and ${inQuotes}`;

/** Why a text cannot start with a sign; those of Markdown would be shown as typed. */
export const cannotStart = (sign: string) =>
  `text cannot start with ${sign}; ${/[*`]/.test(sign) ? `delete every ${sign} in it` : inQuotes}`;

/** Mistakes that YAML may find further down: the first such line is meant. */
const signsAbove = signsOf({
  "the text that starts with {1} is never closed; add a closing {1} at the end of this line":
    RegExp(`${nameOrItem}(["'])(?:(?<=")(?:[^"\\\\]|\\\\.)*?|(?<=')(?:[^']|'')*?)${next}`, "m"),
  [`the bracket {1} is never closed; ${inQuotes}, or close it if it is a list`]: RegExp(
    `${nameOrItem}([[{])[^\\]}]*?${next}`,
    "m",
  ),
  // Below the name of a list, or another item: elsewhere it may be a line of a longer text.
  'an item of a list starts with a hyphen and a space ("- ")':
    /(?=[–—•]|-\p{L})(?<=^(?:.*:| *- .*)\n {0,40})/mu,
});

/** Mistakes in the line where YAML finds them. */
const signsHere = signsOf({
  "there is no space after the colon; write {1}: {2}": /^[ \t]*(?:- )*([\w-]+):\u00A0*([^\s/].*)$/,
  [cannotStart("*")]: RegExp(`${name}\\*`),
  [cannotStart("`")]: RegExp(`${name}\``),
  // Such as [Bulk] gas.
  [cannotStart("{1}")]: RegExp(`${nameOrItem}([[{])(?=[^\\]}\\n]*[\\]}] *[^\\s,#\\]}])`),
  [cannotStart("{0}")]: RegExp(`${name}[%@\\]}&!]|${nameOrItem}[{>|?,](?=.*\\S)`),
  [`${cannotStart("-")}, or start each item on its own line`]: RegExp(`${nameOrItem}-(?= )`),
  [`there is extra text after the value; ${quotesInside}, or delete it`]: RegExp(
    `${name}(["']).*?\\1 *[^\\s#]`,
  ),
  [`this text has a colon in it; ${quotesInside}`]: /^[ \t]*(?:- )*[\w-]+:\s.*:\s.*"/,
  [`this text has a colon in it; ${inQuotes}`]: /^[ \t]*(?:- )*[\w-]+:\s.*:(?:\s|$)/,
  'this line has no colon; delete it, join it to the line above, start it with "- " if it is an item of a list, or write it as name: value':
    /^ *[^\s:#-](?:[^:]|:(?=\S))*$/,
});

/** How an editor can fix other mistakes, by the library's code. */
const advice: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: "a backslash has a special meaning inside double quotes; write it twice",
  MULTIPLE_DOCS:
    "--- starts a second document, and a file contains only one; delete this line and all below it, or all above it",
  TAB_AS_INDENT:
    "the line starts with a tab; delete it, or write two spaces instead if the line belongs to a list or group",
};

const general =
  "this line does not fit the lines around it; one of them has too many or too few spaces, or lacks its hyphen or colon";

/** Returns a syntax error in an editor's words, at its cause. */
export function syntaxProblem({ code, pos: [offset] }: YAMLError, text: string) {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(start).split("\n", 1);
  const above = firstSign(signsAbove, text.slice(0, start + line.length));
  if (above) return above;
  const indent = offset === start ? line.search(/[^ ]|$/) : 0;
  return {
    offset: offset + indent,
    message: firstSign(signsHere, line)?.message ?? advice[code] ?? general,
  };
}
