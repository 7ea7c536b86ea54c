import type { VFile } from "vfile";

const deep = /^(?:[ \t]*(?:[-*+>]|\d{1,9}[.)])){13,}[^-*\n]*[^-*\s]/m;

/** Reports lists and quotations too deep for the parser; returns whether the text can be parsed. */
export function checkNesting(file: VFile, body: string): boolean {
  const match = deep.exec(body);
  if (!match) return true;
  const text = file.toString();
  const line = text.slice(0, text.length - body.length + match.index).split("\n").length;
  const message = "lists and quotations are nested too deeply; use fewer levels";
  file.message(message, { line, column: 1 }, "markdown");
  return false;
}
