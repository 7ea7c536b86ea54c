import type { Point } from "unist";
import type { VFile } from "vfile";
import vfileLocation from "vfile-location";
import { parseDocument, type Document } from "yaml";
import type { Tell } from "../problems";
import { lostWords } from "./yamlComments";
import { limitProblems } from "./yamlLimits";
import { swallowedItems } from "./yamlLists";
import { syntaxProblems } from "./yamlSyntax";

/** A YAML text that has been read. */
export interface ReadYaml {
  /** The values; undefined while the text cannot be read. */
  data?: unknown;
  document: Document;
  /** Where an offset of the text stands in the file. */
  pointAt(offset: number): Point;
}

/**
 * Reads the YAML with which `file` starts. What is wrong with it is added to the file's messages.
 * @param text from the start of the file, so that its offsets are the file's
 */
export function readYaml(file: VFile, text: string): ReadYaml {
  const document = parseDocument(text, { prettyErrors: false, logLevel: "error" });
  const { toPoint } = vfileLocation(file);
  const pointAt = (offset: number) => toPoint(Math.min(offset, text.length));
  const tell: Tell = (offset, rule, message) => void file.message(message, pointAt(offset), rule);
  // A name that is set twice leaves a readable document, so its values are checked as well.
  if (!syntaxProblems(document.errors, text, tell)) return { document, pointAt };
  const isPlain = limitProblems(document, tell);
  swallowedItems(document, text, tell);
  lostWords(document, text, tell);
  return { data: isPlain ? document.toJS() : undefined, document, pointAt };
}
