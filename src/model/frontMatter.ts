import type { VFile } from "vfile";
import { fileStart } from "./problems";

interface FrontMatterParts {
  /** The fields; blanks stand in for the first ---, so that every offset is the file's own. */
  yaml: string;
  /** The Markdown below the second ---. */
  body: string;
}

/** What is where the first `---` belongs, and how to fix it. */
function opening(line: string): string {
  if (line.trim() === "") return "found an empty line; delete the lines above ---";
  if (line.trim() === "---") return "found spaces beside it; delete them";
  if (/^---+$/.test(line)) return `found ${line.length} hyphens; write three`;
  if (/^---\s*[a-z]+\s*$/i.test(line)) return `found "${line}"; write --- alone`;
  if (/^(\+\+\+|;;;)/.test(line)) return `found "${line.slice(0, 3)}"; write --- alone`;
  return `found "${line.slice(0, 40)}"`;
}

/**
 * Splits a Markdown file into the YAML between its two `---` lines and the text below.
 * Undefined, with a problem in `file`, where the two lines are not as Gatsby reads them.
 */
export function splitFrontMatter(file: VFile): FrontMatterParts | undefined {
  const rule = "frontmatter";
  const lines = file.toString().split("\n");
  const first = lines[0] ?? "";
  // Gatsby's reader ends the front matter at the first line that begins so, whatever follows.
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith("---"));
  if (first !== "---")
    file.message(`the first line must be ---, ${opening(first)}`, fileStart, rule);
  else if (end === -1) {
    const message = "the front matter is never closed; add a line --- below its last field";
    file.message(message, fileStart, rule);
  } else if (lines[end] !== "---") {
    const message = "the line that closes the front matter must be --- and nothing else";
    file.message(message, { line: end + 1, column: 1 }, rule);
  } else
    return {
      yaml: ["   ", ...lines.slice(1, end)].join("\n"),
      body: lines.slice(end + 1).join("\n"),
    };
  return undefined;
}
