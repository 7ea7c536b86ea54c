import { formatProblem, isHint, type Problem } from "../../../src/model/problems";
import type { Report } from "./checkContent";
import { sortProblems } from "./sortProblems";

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/**
 * Formats a report: the problems and hints file by file, and a summary line. (vfile-reporter separates path
 * and line, so terminals do not turn them into links.)
 */
export function plainReport({ files, problems, hints }: Report, subject = "content"): string {
  const byFile = new Map<string, string[]>();
  for (const problem of sortProblems([...problems, ...hints])) {
    const file = problem.file ?? "";
    byFile.set(file, [...(byFile.get(file) ?? []), formatProblem(problem)]);
  }
  const groups = [...byFile.values()].map((lines) => lines.join("\n"));
  const spoilt = new Set(problems.map(({ file }) => file)).size;
  const total =
    problems.length === 0
      ? `${count(files, "file")}, no problem`
      : `${count(problems.length, "problem")} in ${count(spoilt, "file")}, ${count(files, "file")} checked`;
  const also = hints.length === 0 ? "" : `, ${count(hints.length, "hint")}`;
  return [...groups, `${subject}: ${total}${also}`].join("\n\n");
}

const inMessage = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const inProperty = (text: string) => inMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** Formats a problem as an annotation for GitHub Actions. */
export function annotation(problem: Problem): string {
  const { file, line, column, ruleId, reason } = problem;
  const level = isHint(problem) ? "notice" : "error";
  return `::${level} file=${inProperty(file ?? "")},line=${line ?? 1},col=${column ?? 1},title=${inProperty(ruleId ?? "")}::${inMessage(reason)}`;
}
