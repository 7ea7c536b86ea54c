/** One thing that is wrong with a content file. Lines and columns count from 1. */
export interface Problem {
  /** From the project's folder, with forward slashes: `content/site/home.yml`. */
  file: string;
  line: number;
  column: number;
  /** A short kebab-case name of the rule that was broken. */
  rule: string;
  /** What was found, and what is allowed or how to mend it. */
  message: string;
}

/** `content/site/home.yml:3:1 schema: "title" is required` */
export const formatProblem = ({ file, line, column, rule, message }: Problem) =>
  `${file}:${line}:${column} ${rule}: ${message}`;
