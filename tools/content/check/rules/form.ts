import vfileLocation from "vfile-location";
import { Lexer } from "yaml";
import type { Site } from "../read/reading";

/** Before the source of a value in the parser's tokens: no comment, even if it starts with #. */
const scalarFollows = "\x1F";

/** The offsets of the comments of a YAML text. */
function commentsIn(yaml: string): number[] {
  let offset = 0;
  let last = "";
  return [...new Lexer().lex(yaml)].flatMap((token) => {
    const start = offset;
    const isComment = token.startsWith("#") && last !== scalarFollows;
    last = token;
    // Marks of the parser are no part of the text.
    if (!/^[\x02\x18\x1F]$/.test(token)) offset += token.length;
    return isComment ? [start] : [];
  });
}

/** Gives a hint about each comment, which the first save in the browser editor deletes. */
export function hintForm({ texts }: Site): void {
  for (const { file, type, content, body } of texts) {
    if (!type || !content?.fields) continue;
    const { toPoint } = vfileLocation(file);
    // In Markdown, such a line is a heading.
    for (const offset of commentsIn(file.toString().slice(0, body?.start.offset)))
      file.info(
        "the forms delete this comment; write it as a question of site/questions.yml, or delete it",
        toPoint(offset),
        "form",
      );
  }
}
