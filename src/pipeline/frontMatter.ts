import type { Problem } from "./problems";

interface FrontMatterParts {
  yaml: string;
  body: string;
  /** The line of the file on which the YAML starts. */
  firstLine: number;
}

/** Splits a Markdown file into the YAML between its two `---` lines and the text below them. */
export function splitFrontMatter(
  file: string,
  source: string,
): FrontMatterParts | { problem: Problem } {
  const problem = (message: string) => ({
    problem: { file, line: 1, column: 1, rule: "frontmatter", message },
  });
  const lines = source.replace(/^\uFEFF/, "").split(/\r?\n/);
  if (lines[0] !== "---") {
    const found = lines[0]?.trim() ? `"${lines[0].slice(0, 40)}"` : "an empty line";
    return problem(`the first line must be ---, found ${found}`);
  }
  const end = lines.indexOf("---", 1);
  if (end === -1)
    return problem("the front matter is never closed; add a line --- below its last field");
  return {
    yaml: lines.slice(1, end).join("\n"),
    body: lines.slice(end + 1).join("\n"),
    firstLine: 2,
  };
}
