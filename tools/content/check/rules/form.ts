import { fileStart } from "../../../../src/model/problems";
import { asFormsWrite } from "../../fix/fixText";
import type { Site } from "../read/reading";

const message =
  "the file is right, but the forms would write it with other quotes, spaces or order; npm run fix:content writes it as they do";

/** A line that is only a comment; in Markdown, such a line is a heading. */
const comment = /^ *#/;

/**
 * Gives a hint about each text that the first save in the browser editor would change in lines that nobody edited, and
 * about each comment, which it deletes.
 */
export function hintForm({ texts }: Site): void {
  for (const { file, type, content, body } of texts) {
    const text = file.toString();
    if (!type || !content?.fields) continue;
    if (asFormsWrite(text, type) !== text) file.info(message, fileStart, "form");
    const fields = text.split("\n").slice(0, body && body.start.line - 1);
    for (const [index, line] of fields.entries())
      if (comment.test(line))
        file.info(
          "the forms delete this comment; put it into site/questions.yml",
          { line: index + 1, column: 1 },
          "form",
        );
  }
}
