import type { Point } from "unist";
import type { VFile } from "vfile";
import vfileLocation from "vfile-location";
import { parseDocument, type Document } from "yaml";
import type { Report } from "../problems";
import { plainScalars } from "./plainScalars";
import { limitProblems } from "./yamlLimits";
import { syntaxProblems } from "./yamlSyntax";

/** A parsed YAML text. */
export interface ReadYaml {
  /** The values; undefined if the text cannot be parsed. */
  data?: unknown;
  document: Document;
  /** The position of an offset in the file. */
  pointAt(offset: number): Point;
}

/**
 * Parses the YAML at the start of `file`. Problems are added to the file's messages.
 * @param text from the start of the file, so that offsets match
 */
export function readYaml(file: VFile, text: string): ReadYaml {
  const document = parseDocument(text, { prettyErrors: false, logLevel: "error" });
  const { toPoint } = vfileLocation(file);
  const pointAt = (offset: number) => toPoint(Math.min(offset, text.length));
  const report: Report = (offset, rule, message) =>
    void file.message(message, pointAt(offset), rule);
  // After a duplicate key the document is still readable, so its values are checked as well.
  if (!syntaxProblems(document.errors, text, report)) return { document, pointAt };
  const isPlain = limitProblems(document, report);
  plainScalars(document, text, report);
  return { data: isPlain ? document.toJS() : undefined, document, pointAt };
}
