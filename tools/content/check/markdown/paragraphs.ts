import type { VFile } from "vfile";

/** The time to parse a paragraph grows with the square of its length and of its special characters. */
const maximum = { "special characters": 300, characters: 5000 };

const sign = /[*_[\]<>`~!^&\\]/g;

/** Lines that start a new paragraph. */
const start = /^ {0,3}(?:[-*+]|1[.)]|#{1,6})\s+\S|^\s*$/;

const deep = /^(?:[ \t]*(?:[-*+>]|\d{1,9}[.)])){13,}/;

function paragraphFault(line: string, signs: number, characters: number): string | undefined {
  if (deep.test(line) && /[^-*\s]/.test(line))
    return "lists and quotations are nested too deeply; use fewer levels";
  const excess = signs > maximum["special characters"] ? "special characters" : "characters";
  return signs > maximum["special characters"] || characters > maximum.characters
    ? `more than ${maximum[excess]} ${excess} in one paragraph; split it with an empty line`
    : undefined;
}

/** Reports paragraphs that take too long to parse; returns whether the text can be parsed. */
export function checkParagraphs(file: VFile, body: string): boolean {
  const text = file.toString();
  const above = text.slice(0, text.length - body.length).split("\n").length;
  let signs = 0;
  let characters = 0;
  for (const [index, line] of body.split("\n").entries()) {
    if (start.test(line)) signs = characters = 0;
    signs += line.match(sign)?.length ?? 0;
    characters += line.length + 20;
    const message = paragraphFault(line, signs, characters);
    if (!message) continue;
    file.message(message, { line: above + index, column: 1 }, "markdown");
    return false;
  }
  return true;
}
