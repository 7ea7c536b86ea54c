import vfile, { type VFile } from "vfile";
import { normaliseText } from "./normaliseText";

/** A problem in a content file; lines and columns count from 1. */
export type Problem = VFile["messages"][number];

/** The start of a file: the place of problems that concern the whole file. */
export const fileStart = { line: 1, column: 1 };

/**
 * A content file that collects problems: `file.message(reason, place, rule)`. vfile 4 is the CommonJS
 * version that remark 13 uses; Gatsby's compiled gatsby-node cannot require later ones.
 * @param path relative to the project's root, with forward slashes: `content/site/home.yml`
 */
export const textFile = (path: string, source = ""): VFile =>
  vfile({ path, contents: normaliseText(source) });

/** True for hints, from `file.info(…)`, which editors may ignore. */
export const isHint = ({ fatal }: Problem) => fatal === null;

/**
 * Formats a problem so that editors turn it into a link: `content/site/home.yml:3:1 schema: "title" is
 * required`. Hints are marked before the rule.
 */
export const formatProblem = (problem: Problem) => {
  const { name, ruleId, reason } = problem;
  return `${name} ${isHint(problem) ? "hint " : ""}${ruleId ?? ""}: ${reason}`;
};

/** Reports a problem at an offset of a text. */
export type Reporter = (offset: number, rule: string, message: string) => void;
