import type { VFile } from "vfile";
import { fileStart } from "./problems";

interface FrontMatterParts {
  /** The fields; spaces replace the first ---, so that offsets match those in the file. */
  yaml: string;
  /** The Markdown below the second ---. */
  body: string;
}

/** What the file has in place of the first `---`, and how to fix it. */
function describeOpening(line: string): string {
  if (line.trim() === "") return "found an empty line; delete the lines above ---";
  if (line.trim() === "---") return "found spaces beside it; delete them";
  if (line.startsWith("---")) return `found "${line.slice(0, 40)}"; write --- alone`;
  return `found "${line.slice(0, 40)}"`;
}

/**
 * Splits a Markdown file into the YAML between its two `---` lines and the text below. If Gatsby would not
 * recognise the two lines, adds a problem to `file` and returns undefined.
 */
export function splitFrontMatter(file: VFile): FrontMatterParts | undefined {
  const rule = "frontmatter";
  const lines = file.toString().split("\n");
  const first = lines[0] ?? "";
  // For Gatsby, the front matter ends at the first line that starts with `---`, whatever follows on that
  // line.
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith("---"));
  if (first !== "---")
    file.message(`the first line must be ---, ${describeOpening(first)}`, fileStart, rule);
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
