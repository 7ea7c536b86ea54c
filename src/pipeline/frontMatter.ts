import type { Problem } from "./problems";

interface FrontMatterParts {
  yaml: string;
  body: string;
  /** The line of the file on which the YAML starts. */
  firstLine: number;
  /** The line of the file on which the body starts. */
  bodyLine: number;
}

/** What stands where the first `---` belongs, and how to mend it. */
function opening(line: string): string {
  if (line.trim() === "") return "found an empty line; delete the lines above ---";
  if (line.trim() === "---") return "found spaces beside it; delete them";
  if (/^---+$/.test(line)) return `found ${line.length} hyphens`;
  if (/^---\s*[a-z]+\s*$/i.test(line)) return `found "${line}"; front matter is always YAML`;
  if (/^(\+\+\+|;;;)/.test(line)) return `found "${line.slice(0, 3)}"; front matter is always YAML`;
  return `found "${line.slice(0, 40)}"`;
}

/** Splits a Markdown file (with plain lines) into the YAML between its two `---` lines and the text below. */
export function splitFrontMatter(
  file: string,
  source: string,
): FrontMatterParts | { problem: Problem } {
  const problem = (line: number, message: string) => ({
    problem: { file, line, column: 1, rule: "frontmatter", message },
  });
  const lines = source.split("\n");
  const first = lines[0] ?? "";
  if (first !== "---") return problem(1, `the first line must be ---, ${opening(first)}`);
  // Gatsby's reader ends the front matter at the first line that begins so, whatever follows.
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith("---"));
  const closing = lines[end];
  if (closing === undefined)
    return problem(1, "the front matter is never closed; add a line --- below its last field");
  if (closing !== "---")
    return problem(end + 1, "the line that closes the front matter must be --- and nothing else");
  return {
    yaml: lines.slice(1, end).join("\n"),
    body: lines.slice(end + 1).join("\n"),
    firstLine: 2,
    bodyLine: end + 2,
  };
}
