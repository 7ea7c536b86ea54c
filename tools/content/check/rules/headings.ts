import type { Heading } from "mdast";
import { headingWords, isHeading, type MarkdownBody, type Visited } from "../read/markdownBody";
import type { TextReading } from "../read/reading";

const signs = (depth: number) => "#".repeat(depth);

const folded = (text: string) => text.toLowerCase().replace(/\s+/g, " ");

/** Returns what is wrong with the words of a heading, given the headings before it. */
function wordsFault(words: string, before: readonly Heading[], title: string): string | undefined {
  if (words === "") return "the heading has no words; write some, or delete it";
  if (folded(words) === folded(title))
    return "the heading repeats the document's title; delete it, or reword it";
  return before.some((other) => folded(headingWords(other)) === folded(words))
    ? `"${words}" is already a heading; reword one, so that links can tell them apart`
    : undefined;
}

/** Whether a heading starts with a number, as the page sets before it. */
const isNumber = (words: string, section: number) =>
  /^(?:(?:section|part|article) |§ ?)?\(?(?:\d+[.):]|(?:[a-z]|[ivx]+)[.)])/i.test(words) ||
  RegExp(`^(?:section |§ ?)?${section}\\s`, "i").test(words);

/** Returns what is wrong with the level of a heading, given the level before it. */
function levelFault({ depth }: Heading, last = 1): string | undefined {
  if (depth === 1) return "# is for the page's title; start sections with ##";
  if (depth <= last + 1) return undefined;
  const part = `write ${signs(last + 1)}`;
  const own = last > 1 ? ` for a part of what is above, or ## for a section of its own` : "";
  return `${signs(depth)} comes after ${signs(last)}; ${part}${own}`;
}

/** Returns a message about a heading without text below it, or in a list or quotation, where it gets no id. */
function placeFault(heading: Heading, ancestors: Visited["ancestors"], body: MarkdownBody) {
  if (ancestors.length > 1)
    return "a heading inside a list or quotation cannot be linked to; move it out";
  const { children } = body.tree;
  const next = children[children.indexOf(heading) + 1];
  const isMarked = next && body.source(next).startsWith("#");
  return !next || (isHeading(next) && next.depth <= heading.depth && isMarked)
    ? `there is no text below "${headingWords(heading)}"; write some, or delete the heading`
    : undefined;
}

/** Checks the headings of a document; other texts must have none. */
export function checkHeadings({ file, values }: TextReading, body: MarkdownBody): void {
  const title = String(values.find(({ meta }) => meta.pageTitle)?.value ?? "");
  const before: Heading[] = [];
  for (const { node: heading, ancestors } of body.nodes) {
    if (!isHeading(heading)) continue;
    const words = headingWords(heading);
    const section = before.filter(({ depth }) => depth === 2).length + 1;
    const isNumbered = heading.depth === 2 && isNumber(words, section);
    const faults = body.isDocument
      ? [
          levelFault(heading, before.at(-1)?.depth),
          wordsFault(words, before, title),
          isNumbered && "the page numbers its sections itself; delete the number",
          placeFault(heading, ancestors, body),
        ]
      : ["headings work in legal documents only; write plain paragraphs here"];
    for (const fault of faults) if (fault) file.message(fault, body.pointOf(heading), "heading");
    before.push(heading);
  }
  if (body.isDocument && before.every(({ depth }) => depth !== 2)) {
    const message = "the document has no sections; start each one with a ## heading";
    file.message(message, body.start, "heading");
  }
}
