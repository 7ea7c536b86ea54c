import type { Problem } from "../../../src/model/problems";

/** Rules with more specific messages than those of the table of fields. */
const specific = /^(?:image-|link-)/;

const placeOf = ({ file, line, column }: Problem) => `${file ?? ""}:${line ?? 1}:${column ?? 1}`;

const compare = (a = "", b = "") => (a === b ? 0 : a < b ? -1 : 1);

/** Returns the problems without duplicates, sorted by file and position. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const isSpecific = ({ ruleId }: Problem) => specific.test(ruleId ?? "");
  const detailed = new Set(problems.filter(isSpecific).map(placeOf));
  const kept = new Map<string, Problem>();
  for (const problem of problems) {
    const isVague = problem.ruleId === "schema" && detailed.has(placeOf(problem));
    const key = `${placeOf(problem)} ${problem.reason}`;
    if (!isVague && !kept.has(key)) kept.set(key, problem);
  }
  return [...kept.values()].sort(
    (a, b) =>
      compare(a.file, b.file) || (a.line ?? 1) - (b.line ?? 1) || (a.column ?? 1) - (b.column ?? 1),
  );
}
