import { LineCounter, parseDocument, type Document } from "yaml";
import type { Problem } from "../problems";
import { lostWords } from "./yamlComments";
import { limitProblems } from "./yamlLimits";
import { swallowedItems } from "./yamlLists";
import { syntaxProblems } from "./yamlSyntax";

/** A YAML text that has been read. */
export interface ReadYaml {
  /** The values; undefined while the text cannot be read. */
  data?: unknown;
  document: Document;
  problems: Problem[];
  /** A problem at an offset of the text. */
  problemAt(offset: number, rule: string, message: string): Problem;
}

/** Reads a YAML text that starts on `firstLine` of `file`. */
export function readYaml(file: string, text: string, firstLine: number): ReadYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: "error" });
  const problemAt = (offset: number, rule: string, message: string): Problem => {
    const { line, col } = lineCounter.linePos(Math.min(offset, text.length));
    return { file, line: line + firstLine - 1, column: Math.max(col, 1), rule, message };
  };
  const syntax = syntaxProblems(document.errors, text, firstLine);
  const limits = limitProblems(document);
  const problems = [
    ...syntax.map(({ offset, rule, message }) => problemAt(offset, rule, message)),
    ...limits.map(({ offset, message }) => problemAt(offset, "yaml-limits", message)),
    ...swallowedItems(document, text).map(({ offset, message }) =>
      problemAt(offset, "yaml-syntax", message),
    ),
    ...lostWords(document, text).map(({ offset, message }) =>
      problemAt(offset, "yaml-comment", message),
    ),
  ];
  // A name that is set twice leaves a readable document, so its values are checked as well.
  const isReadable = limits.length === 0 && syntax.every(({ rule }) => rule !== "yaml-syntax");
  return { data: isReadable ? document.toJS() : undefined, document, problems, problemAt };
}
