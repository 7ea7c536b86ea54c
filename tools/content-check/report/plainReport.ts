import { formatProblem } from "../../../src/pipeline/problems";
import type { Report } from "../checkContent";

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** The outcome in words: one line when all is well; else the problems file by file, and a count. */
export function plainReport({ files, problems }: Report, subject = "content"): string {
  if (problems.length === 0) return `${subject}: ${count(files, "file")}, no problem`;
  const byFile = new Map<string, string[]>();
  for (const problem of problems)
    byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), formatProblem(problem)]);
  const groups = [...byFile.values()].map((lines) => lines.join("\n"));
  const total = `${count(problems.length, "problem")} in ${count(byFile.size, "file")}`;
  return [...groups, `${subject}: ${total}, ${count(files, "file")} checked`].join("\n\n");
}
