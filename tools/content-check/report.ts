import { formatProblem, type Problem } from "../../src/pipeline/problems";
import type { Report } from "./checkContent";

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/**
 * The outcome in words: one line when all is well; else the problems file by file, and a count.
 * vfile-reporter sets line and rule in columns of their own, which terminals do not turn into links.
 */
export function plainReport({ files, problems }: Report, subject = "content"): string {
  if (problems.length === 0) return `${subject}: ${count(files, "file")}, no problem`;
  const byFile = new Map<string, string[]>();
  for (const problem of problems) {
    const file = problem.file ?? "";
    byFile.set(file, [...(byFile.get(file) ?? []), formatProblem(problem)]);
  }
  const groups = [...byFile.values()].map((lines) => lines.join("\n"));
  const total = `${count(problems.length, "problem")} in ${count(byFile.size, "file")}`;
  return [...groups, `${subject}: ${total}, ${count(files, "file")} checked`].join("\n\n");
}

const inMessage = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const inProperty = (text: string) => inMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** A problem as GitHub Actions shows it beside the line. */
export const annotation = ({ file, line, column, ruleId, reason }: Problem) =>
  `::error file=${inProperty(file ?? "")},line=${line ?? 1},col=${column ?? 1},title=${inProperty(ruleId ?? "")}::${inMessage(reason)}`;
