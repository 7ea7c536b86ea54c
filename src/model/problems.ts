import vfile, { type VFile } from "vfile";
import { plainLines } from "./plainLines";

/** One thing that is wrong with a content file; lines and columns count from 1. */
export type Problem = VFile["messages"][number];

/** Where a file begins: the place of a problem that belongs to the whole of it. */
export const fileStart = { line: 1, column: 1 };

/**
 * A content file that collects what is wrong with it: `file.message(reason, place, rule)`.
 * vfile 4 is the CommonJS release that remark 13 is built on; later ones cannot be required by
 * Gatsby's compiled gatsby-node.
 * @param path from the project's folder, with forward slashes: `content/site/home.yml`
 */
export const textFile = (path: string, source = ""): VFile =>
  vfile({ path, contents: plainLines(source) });

/** True for `file.info(…)`: what an editor may want to look at, and nothing has to be done about. */
export const isHint = ({ fatal }: Problem) => fatal === null;

/**
 * `content/site/home.yml:3:1 schema: "title" is required`: what editors' programs turn into links.
 * A hint says so before its rule.
 */
export const formatProblem = (problem: Problem) => {
  const { file, line, column, ruleId, reason } = problem;
  const rule = isHint(problem) ? `hint ${ruleId ?? ""}` : (ruleId ?? "");
  return `${file ?? ""}:${line ?? 1}:${column ?? 1} ${rule}: ${reason}`;
};

/** Says of an offset of a text what is wrong there. */
export type Tell = (offset: number, rule: string, message: string) => void;
