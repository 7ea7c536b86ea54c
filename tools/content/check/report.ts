import { counted } from "../../../src/model/counted";
import { formatProblem, isHint, type Problem } from "../../../src/model/problems";

/** The outcome of a check. */
export interface Report {
  /** The number of checked files. */
  files: number;
  problems: Problem[];
  /** Problems that editors may ignore. */
  hints: Problem[];
}

/** Rules with more specific messages than those of the table of fields. */
const specific = /^(?:image-|link-)/;

const lineOf = ({ file, line }: Problem) => `${file ?? ""}:${line ?? 1}`;

const isAboutCharacters = ({ ruleId }: Problem) => ruleId === "characters";

const compare = (a = "", b = "") => (a === b ? 0 : a < b ? -1 : 1);

/**
 * Returns the problems sorted by file and position, without duplicates, and without what may only be the
 * consequence of an invisible or garbled character on the same line.
 */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const isSpecific = ({ ruleId }: Problem) => specific.test(ruleId ?? "");
  const detailed = new Set(problems.filter(isSpecific).map(({ name }) => name));
  const spoilt = new Set(problems.filter(isAboutCharacters).map(lineOf));
  const kept = new Map<string, Problem>();
  for (const problem of problems) {
    const isVague = problem.ruleId === "schema" && detailed.has(problem.name);
    const key = `${problem.name} ${problem.reason}`;
    const isConsequence = spoilt.has(lineOf(problem)) && !isAboutCharacters(problem);
    if (!isVague && !isConsequence && !kept.has(key)) kept.set(key, problem);
  }
  return [...kept.values()].sort(
    (a, b) =>
      compare(a.file, b.file) || (a.line ?? 1) - (b.line ?? 1) || (a.column ?? 1) - (b.column ?? 1),
  );
}

/** Formats a report: the problems and hints file by file, and a summary line. */
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
      ? `${counted(files, "file")}, no problem`
      : `${counted(problems.length, "problem")} in ${counted(spoilt, "file")}, ${counted(files, "file")} checked`;
  const also = hints.length === 0 ? "" : `, ${counted(hints.length, "hint")}`;
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

/** Prints a report, in GitHub Actions with annotations. */
export function printReport(report: Report, subject?: string): void {
  const { problems, hints } = report;
  (problems.length > 0 ? console.error : console.log)(plainReport(report, subject));
  if (process.env.GITHUB_ACTIONS)
    for (const problem of [...problems, ...hints]) console.log(annotation(problem));
}
