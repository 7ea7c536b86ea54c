import vfileLocation from "vfile-location";
import { Lexer } from "yaml";
import type { Site } from "../read/reading";

/** What the parser puts before a value, which may start with #; it and its other marks are no part of the text. */
const beforeValue = "\x1F";
const mark = /^[\x02\x18\x1F]$/;

const message =
  "the forms delete this comment; write it as a question of site/questions.yml, or delete it";

/** Gives a hint about each comment, which the first save in the browser editor deletes. */
export function hintComments({ texts }: Site): void {
  for (const { file, type, content, body } of texts) {
    if (!type || !content?.fields) continue;
    const { toPoint } = vfileLocation(file);
    let [offset, before] = [0, ""];
    // In Markdown, such a line is a heading.
    for (const token of new Lexer().lex(file.toString().slice(0, body?.start.offset))) {
      if (token.startsWith("#") && before !== beforeValue)
        file.info(message, toPoint(offset), "comment");
      if (!mark.test(token)) offset += token.length;
      before = token;
    }
  }
}
