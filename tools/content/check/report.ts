import { formatProblem, isHint, type Problem } from "../../../src/model/problems";
import type { Report } from "./checkContent";
import { sortProblems } from "./sortProblems";

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/**
 * The outcome in words: one line when all is well; else what was found file by file, and a count.
 * vfile-reporter sets line and rule in columns of their own, which terminals do not turn into links.
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

/** A problem as GitHub Actions shows it beside the line. */
export function annotation(problem: Problem): string {
  const { file, line, column, ruleId, reason } = problem;
  const level = isHint(problem) ? "notice" : "error";
  return `::${level} file=${inProperty(file ?? "")},line=${line ?? 1},col=${column ?? 1},title=${inProperty(ruleId ?? "")}::${inMessage(reason)}`;
}
