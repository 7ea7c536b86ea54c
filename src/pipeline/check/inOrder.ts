import type { Problem } from "../problems";

/** Rules that say more about a place than the table of fields can. */
const specific = /^(?:image-|link-)/;

const isSamePlace = (a: Problem, b: Problem) =>
  a.file === b.file && a.line === b.line && a.column === b.column;

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** Problems without repetition, file by file; in a file, from top to bottom. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const detailed = problems.filter(({ rule }) => specific.test(rule));
  const kept = problems.filter(
    (problem, index) =>
      !(problem.rule === "schema" && detailed.some((other) => isSamePlace(problem, other))) &&
      problems.findIndex(
        (other) => isSamePlace(problem, other) && other.message === problem.message,
      ) === index,
  );
  return kept.sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column);
}
