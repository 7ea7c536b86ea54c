import type { Site } from "../read/reading";

/** A line that is only a comment; in Markdown, such a line is a heading. */
const comment = /^ *#/;

/** Gives a hint about each comment, which the first save in the browser editor deletes. */
export function hintForm({ texts }: Site): void {
  for (const { file, type, content, body } of texts) {
    if (!type || !content?.fields) continue;
    const fields = file
      .toString()
      .split("\n")
      .slice(0, body && body.start.line - 1);
    for (const [index, line] of fields.entries())
      if (comment.test(line))
        file.info(
          "the forms delete this comment; put it into site/questions.yml",
          { line: index + 1, column: 1 },
          "form",
        );
  }
}
