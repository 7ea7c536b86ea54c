import type { VFile } from "vfile";
import vfileLocation from "vfile-location";
import { parseDocument } from "yaml";
import type { Reporter } from "../problems";
import { plainScalars } from "./plainScalars";
import { limitProblems } from "./yamlLimits";
import { syntaxProblem } from "./yamlSyntax";

/** A parsed YAML text; `pointAt` returns the position of an offset in the file. */
export type ReadYaml = NonNullable<ReturnType<typeof readYaml>>;

/**
 * Parses the YAML at the start of `file`; returns undefined if it cannot. Problems are added to the file's messages.
 * @param text from the start of the file, so that offsets match
 */
export function readYaml(file: VFile, text: string) {
  const document = parseDocument(text, {
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: "error",
  });
  const { toPoint } = vfileLocation(file);
  const pointAt = (offset: number) => toPoint(Math.min(offset, text.length));
  const report: Reporter = (offset, rule, message) =>
    void file.message(message, pointAt(offset), rule);
  // One mistake often causes several errors further down.
  const [error] = document.errors;
  if (error) {
    const { offset, message } = syntaxProblem(error, text);
    report(offset, "yaml-syntax", message);
    return undefined;
  }
  const isPlain = limitProblems(document, report, (offset) => pointAt(offset).line);
  plainScalars(document, text, report);
  return isPlain ? { data: document.toJS() as unknown, document, pointAt } : undefined;
}
