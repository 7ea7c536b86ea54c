import type { Problem } from "../../../src/model/problems";

/** Rules with more specific messages than those of the table of fields. */
const specific = /^(?:image-|link-)/;

const lineOf = ({ file, line }: Problem) => `${file ?? ""}:${line ?? 1}`;

const isAboutCharacters = ({ ruleId }: Problem) => ruleId === "characters";

const placeOf = ({ file, line, column }: Problem) => `${file ?? ""}:${line ?? 1}:${column ?? 1}`;

const compare = (a = "", b = "") => (a === b ? 0 : a < b ? -1 : 1);

/**
 * Returns the problems sorted by file and position, without duplicates, and without what may only be the
 * consequence of an invisible or garbled character on the same line.
 */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const isSpecific = ({ ruleId }: Problem) => specific.test(ruleId ?? "");
  const detailed = new Set(problems.filter(isSpecific).map(placeOf));
  const spoilt = new Set(problems.filter(isAboutCharacters).map(lineOf));
  const kept = new Map<string, Problem>();
  for (const problem of problems) {
    const isVague = problem.ruleId === "schema" && detailed.has(placeOf(problem));
    const key = `${placeOf(problem)} ${problem.reason}`;
    const isConsequence = spoilt.has(lineOf(problem)) && !isAboutCharacters(problem);
    if (!isVague && !isConsequence && !kept.has(key)) kept.set(key, problem);
  }
  return [...kept.values()].sort(
    (a, b) =>
      compare(a.file, b.file) || (a.line ?? 1) - (b.line ?? 1) || (a.column ?? 1) - (b.column ?? 1),
  );
}
