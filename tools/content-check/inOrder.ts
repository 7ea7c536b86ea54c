import type { Problem } from "../../src/pipeline/problems";

/** Rules that say more about a place than the table of fields can. */
const specific = /^(?:image-|link-)/;

const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** Problems without repetition, file by file; in a file, from top to bottom. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const detailed = new Set(problems.filter(({ rule }) => specific.test(rule)).map(placeOf));
  const kept = new Map<string, Problem>();
  for (const problem of problems) {
    const isVague = problem.rule === "schema" && detailed.has(placeOf(problem));
    const key = `${placeOf(problem)} ${problem.message}`;
    if (!isVague && !kept.has(key)) kept.set(key, problem);
  }
  return [...kept.values()].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}
