import { finding, type Finding } from "../finding";

/** The time that a paragraph takes to read grows with the square of its length and of its marks. */
const maximum = { marks: 300, characters: 5000 };

const mark = /[*_[\]<>`~!^&\\]/g;

/** Lines that start a paragraph of their own. */
const start = /^ {0,3}(?:[-*+]|1[.)]|#{1,6})\s+\S|^\s*$/;

const deep = /^(?:[ \t]*(?:[-*+>]|\d{1,9}[.)])){13,}/;

/** Why a body would take too long to read; undefined when it can be read. */
export function unreadable(body: string, firstLine: number): Finding | undefined {
  let marks = 0;
  let characters = 0;
  for (const [index, line] of body.split("\n").entries()) {
    const place = { line: firstLine + index, column: 1 };
    if (deep.test(line) && /[^-*\s]/.test(line))
      return finding(place, "markdown", "lists and quotations are nested too deeply");
    if (start.test(line)) marks = characters = 0;
    marks += line.match(mark)?.length ?? 0;
    characters += line.length + 20;
    const excess = marks > maximum.marks ? "marks" : "characters";
    if (marks > maximum.marks || characters > maximum.characters) {
      const message = `more than ${maximum[excess]} ${excess} in one paragraph; leave an empty line between paragraphs`;
      return finding(place, "markdown", message);
    }
  }
  return undefined;
}
