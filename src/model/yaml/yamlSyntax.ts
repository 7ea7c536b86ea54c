import type { ErrorCode, YAMLError } from "yaml";
import type { Report } from "../problems";
import { misplacedItem } from "./yamlLists";

interface Mistake {
  offset: number;
  message: string;
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length;

/** A value or list item that starts with a quotation mark. */
const quotedValue = /^(\s*(?:- )*(?:[\w-]+:[ \t]+)?)(["'])(.*)$/;

const isClosed = (quote: string, rest: string) =>
  quote === '"' ? /^(?:[^"\\]|\\.)*"/.test(rest) : new RegExp("^(?:[^']|'')*'(?!')").test(rest);

/** The first value whose quotation mark is not closed on its line; undefined if there is none. */
function unclosedQuote(text: string): Mistake | undefined {
  let start = 0;
  for (const [index, line] of text.split("\n").entries()) {
    const [, before = "", quote, rest = ""] = quotedValue.exec(line) ?? [];
    if (quote && !isClosed(quote, rest)) {
      const message = `the text that starts with ${quote} is never closed; add a closing ${quote} at the end of line ${index + 1}`;
      return { offset: start + before.length, message };
    }
    start += line.length + 1;
  }
  return undefined;
}

/** The line that `offset` is on. */
const lineFrom = (text: string, offset: number) =>
  /^.*/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1))?.[0] ?? "";

/** How to quote the value at `offset`; quotation marks inside it must not end it. */
function howToQuote(text: string, offset: number): string {
  const value = lineFrom(text, offset).replace(/^\s*(?:- )*(?:[\w-]+:[ \t]+)?/, "");
  if (!value.includes('"')) return "put the whole text in double quotes";
  return value.includes("'")
    ? "write “ ” for the quotes inside, and put the whole text in double quotes"
    : "put the whole text in single quotes";
}

/** How an editor can fix each kind of mistake. */
const advice: Partial<Record<ErrorCode, string>> = {
  MULTILINE_IMPLICIT_KEY: "this line has no colon, or is indented too far; write it as name: value",
  BAD_INDENT:
    "the indentation does not match, or a bracket is not closed; compare the lines around it",
  BAD_DQ_ESCAPE: "a backslash has a special meaning inside double quotes; write it twice",
  BAD_DIRECTIVE: "a line that starts with % is not allowed; delete it",
  MULTIPLE_DOCS: "--- starts a second document, and a file contains only one; delete it",
  KEY_OVER_1024_CHARS: "the name before the colon is too long; shorten it",
};

const reservedStart = (text: string, offset: number) =>
  `text cannot start with ${text.charAt(offset)}; ${howToQuote(text, offset)}`;

/** A name and a value with nothing, or a no-break space, between the colon and the value. */
const colonWithoutSpace = /^[ \t]*(?:- )*([\w-]+):\u00A0*([^\s/].*)$/;

/** How to replace a tab at the start of a line: it begins a field of the file itself, or one of a group. */
function tabAdvice(text: string, offset: number): string {
  const above = text.slice(0, offset).trimEnd().split("\n").at(-1) ?? "";
  const isInGroup = /^ *(?:-|[\w-]+:$)|^ /.test(above);
  return `the line starts with a tab; ${isInGroup ? "write two spaces instead" : "delete it"}`;
}

/** A line that starts with words but no field name, or with a token such as {policy.reply}. */
const strayWords = /^ *(?:\{(?:policy|company)\.|(?=[\p{L}\p{N}(])(?![^:]*:(?:\s|$)))/u;

/** A line of text below a list item that belongs to no item: its text was broken in two. */
function strayLine({ pos }: YAMLError, text: string): Mistake | undefined {
  const offset = text.lastIndexOf("\n", pos[0] - 1) + 1;
  const above = text.slice(0, offset).trimEnd().split("\n").at(-1) ?? "";
  if (!/^ *- /.test(above) || !strayWords.test(lineFrom(text, offset))) return undefined;
  const message =
    'this line is not part of an item; join it to the line above, or start it with "- " if it is an item of its own';
  return { offset, message };
}

function explain(error: YAMLError, text: string): string {
  const { code, message, pos } = error;
  const [, name, value] = colonWithoutSpace.exec(lineFrom(text, pos[0])) ?? [];
  if (name && value && /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR)$/.test(code))
    return `there is no space after the colon; write ${name}: ${value.slice(0, 40)}`;
  if (code === "BAD_SCALAR_START") return reservedStart(text, pos[0]);
  if (code === "BAD_ALIAS") return `text cannot start with * or &; ${howToQuote(text, pos[0])}`;
  if (code === "MISSING_CHAR" && message.includes("Implicit map keys"))
    return "this line has no colon; write it as name: value";
  if (code === "UNEXPECTED_TOKEN" && /^[\]}]/.test(text.slice(pos[0])))
    return reservedStart(text, pos[0]);
  if (code === "UNEXPECTED_TOKEN" && text[pos[0] - 1] === "\n")
    return "this line does not fit below the lines above it; check its indentation";
  if (code === "UNEXPECTED_TOKEN")
    return `there is extra text after the value; ${howToQuote(text, pos[0])}, or delete it`;
  if (code === "TAB_AS_INDENT") return tabAdvice(text, pos[0]);
  return (
    advice[code] ?? "this line cannot be read; write it as name: value, like the lines around it"
  );
}

/** Mistakes that YAML reports elsewhere than where they are. */
function misreported({ code, message, pos }: YAMLError, text: string): Mistake | undefined {
  const first = text.search(/\S/);
  if (text[first - 1] === " " && /^\w/.test(lineFrom(text, pos[0])))
    return {
      offset: text.lastIndexOf("\n", first) + 1,
      message: "the line is indented further than the fields below; delete the spaces at its start",
    };
  if (message.startsWith("Sequence item"))
    return {
      offset: pos[0] + text.slice(pos[0]).search(/\S/),
      message:
        'this line is not in line with the item above; give it as many spaces as the other fields of the item, or start it with "- "',
    };
  if (code === "BLOCK_AS_IMPLICIT_KEY") {
    const end = text.indexOf("\n", pos[0]);
    const line = text.slice(pos[0], end === -1 ? undefined : end);
    return /:(?:\s|$)/.test(line)
      ? { offset: pos[0], message: `this text has a colon in it; ${howToQuote(text, pos[0])}` }
      : { offset: end + 1, message: "the line is indented further than the one above; line it up" };
  }
  if (!message.startsWith("Flow")) return undefined;
  const opened = /(?<=^\s*(?:- )*[\w-]+:[ \t]+)[[{]/m.exec(text.slice(0, pos[0]));
  const bracket = opened?.[0] ?? "[";
  return {
    offset: opened?.index ?? pos[0],
    message: `the bracket ${bracket} is never closed; close it, or put the whole text in double quotes`,
  };
}

/** The message about a duplicate key, with the line where it was set first. */
function duplicate(error: YAMLError, text: string): string {
  const offset = error.pos[0];
  const name = /^["']?([^:\n"']*)/.exec(text.slice(offset))?.[1]?.trim() ?? "";
  const column = offset - (text.lastIndexOf("\n", offset - 1) + 1);
  const earlier = text.slice(0, offset).split("\n");
  // The first occurrence is the last line above with that name at that column (or after "- ").
  const index = earlier.findLastIndex((line) => {
    const rest = line.slice(column).replace(/["']/g, "");
    return rest.startsWith(`${name}:`) && /^[ -]*$/.test(line.slice(0, column));
  });
  return `"${name}" is already set${index === -1 ? "" : ` on line ${index + 1}`}; delete one of the two lines`;
}

/**
 * Reports the syntax errors of a YAML text in an editor's words; returns true if its values can be read.
 * One mistake often causes several errors further down; only the first is reported.
 */
export function syntaxProblems(
  errors: readonly YAMLError[],
  text: string,
  report: Report,
): boolean {
  const first = errors.find(({ code }) => code !== "DUPLICATE_KEY");
  if (!first) {
    for (const error of errors) report(error.pos[0], "yaml-duplicate-key", duplicate(error, text));
    return true;
  }
  const quote = unclosedQuote(text);
  const isQuote = quote && lineAt(text, quote.offset) <= lineAt(text, first.pos[0]);
  const mistake = isQuote
    ? quote
    : (strayLine(first, text) ??
      misplacedItem(text, lineAt(text, first.pos[0])) ??
      misreported(first, text) ?? { offset: first.pos[0], message: explain(first, text) });
  report(mistake.offset, "yaml-syntax", mistake.message);
  return false;
}
