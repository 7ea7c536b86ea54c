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

/** How to quote the value on a line; quotation marks inside it must not end it. */
function howToQuote(line: string): string {
  const value = line.replace(/^\s*(?:- )*(?:[\w-]+:[ \t]+)?/, "");
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
  MULTIPLE_DOCS:
    "--- starts a second document, and a file contains only one; delete one of the two",
  KEY_OVER_1024_CHARS: "the name before the colon is too long; shorten it",
};

/** A name and a value with nothing, or a no-break space, between the colon and the value. */
const colonWithoutSpace = /^[ \t]*(?:- )*([\w-]+):\u00A0*([^\s/].*)$/;

/** A line that starts with words but no field name, or with a token such as {policy.reply}. */
const strayWords = /^ *(?:\{(?:policy|company)\.|(?=[\p{L}\p{N}(])(?![^:]*:(?:\s|$)))/u;

/** What is wrong, in an editor's words; YAML reports some mistakes elsewhere than where they are. */
function explain({ code, message, pos: [offset] }: YAMLError, text: string): Mistake {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const line = /^.*/.exec(text.slice(start))?.[0] ?? "";
  const above = text.slice(0, start).trimEnd().split("\n").at(-1) ?? "";
  const rest = line.slice(offset - start);
  const quoting = howToQuote(line);
  const mistake = (words: string, at = offset): Mistake => ({ offset: at, message: words });

  // A line below a list item that belongs to no item: its text was broken in two.
  if (/^ *- /.test(above) && strayWords.test(line))
    return mistake(
      'this line is not part of an item; join it to the line above, or start it with "- " if it is an item of its own',
      start,
    );
  const item = misplacedItem(text, lineAt(text, offset));
  if (item) return item;
  const first = text.search(/\S/);
  if (text[first - 1] === " " && /^\w/.test(line))
    return mistake(
      "the line is indented further than the fields below; delete the spaces at its start",
      text.lastIndexOf("\n", first) + 1,
    );
  if (message.startsWith("Sequence item"))
    return mistake(
      'this line is not in line with the item above; give it as many spaces as the other fields of the item, or start it with "- "',
      offset + text.slice(offset).search(/\S/),
    );
  if (code === "BLOCK_AS_IMPLICIT_KEY")
    return /:(?:\s|$)/.test(rest)
      ? mistake(`this text has a colon in it; ${quoting}`)
      : mistake(
          "the line is indented further than the one above; line it up",
          text.indexOf("\n", offset) + 1,
        );
  if (message.startsWith("Flow")) {
    const opened = /(?<=^\s*(?:- )*[\w-]+:[ \t]+)[[{]/m.exec(text.slice(0, offset));
    return mistake(
      `the bracket ${opened?.[0] ?? "["} is never closed; put the whole text in double quotes, or close it if it is a list`,
      opened?.index,
    );
  }
  const [, name, value] = colonWithoutSpace.exec(line) ?? [];
  if (name && value && /^(?:MULTILINE_IMPLICIT_KEY|MISSING_CHAR)$/.test(code))
    return mistake(`there is no space after the colon; write ${name}: ${value.slice(0, 40)}`);
  if (code === "BAD_SCALAR_START" || (code === "UNEXPECTED_TOKEN" && /^[\]}]/.test(rest)))
    return mistake(`text cannot start with ${rest.charAt(0)}; ${quoting}`);
  if (code === "BAD_ALIAS") return mistake(`text cannot start with * or &; ${quoting}`);
  if (code === "MISSING_CHAR" && message.includes("Implicit map keys"))
    return mistake(
      "this line has no colon; delete it, join it to the text above, or write it as name: value",
    );
  if (code === "UNEXPECTED_TOKEN")
    return offset === start && offset > 0
      ? mistake(
          "this line does not fit below the lines above it; one of them has too many or too few spaces, or a hyphen too many",
        )
      : mistake(`there is extra text after the value; ${quoting}, or delete it`);
  // The tab begins a field of a group, or one of the file itself.
  const isInGroup = /^ *(?:-|[\w-]+:$)|^ /.test(above);
  if (code === "TAB_AS_INDENT")
    return mistake(
      `the line starts with a tab; ${isInGroup ? "write two spaces instead" : "delete it"}`,
    );
  return mistake(
    advice[code] ?? "this line cannot be read; write it as name: value, like the lines around it",
  );
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
  const { offset, message } = isQuote ? quote : explain(first, text);
  report(offset, "yaml-syntax", message);
  return false;
}
