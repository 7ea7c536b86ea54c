import type { VFile } from "vfile";

/**
 * Splits a Markdown file into the YAML between its two `---` lines and the text below. If Gatsby would not
 * recognise the two lines, adds a problem to `file` and returns undefined. In the YAML, spaces replace the first ---, so
 * that offsets match those in the file.
 */
export function splitFrontMatter(file: VFile) {
  const report = (message: string, line = 1) =>
    void file.message(message, { line, column: 1 }, "frontmatter");
  const lines = file.toString().split("\n");
  const first = lines[0] ?? "";
  // For Gatsby, the front matter ends at the first line that starts with `---`, whatever follows on that
  // line.
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith("---"));
  if (first !== "---")
    report(`the first line must be --- and nothing else, found "${first.slice(0, 40)}"`);
  else if (end === -1)
    report("the front matter is never closed; add a line --- below its last field");
  else if (lines[end] !== "---")
    report("the line that closes the front matter must be --- and nothing else", end + 1);
  else
    return {
      yaml: ["   ", ...lines.slice(1, end)].join("\n"),
      body: lines.slice(end + 1).join("\n"),
    };
  return undefined;
}
