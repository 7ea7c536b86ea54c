import { siteQuestions } from "../../../../src/model/types/siteQuestions";
import { filesOf, type Site } from "../read/reading";

/** Replaces all kinds of spaces with plain ones. */
const plainSpaces = (words: string) => words.replaceAll(/\s/g, " ");

/** Returns the position of `words` in `text`; undefined if they are not there. */
function pointIn(text: string, words: string) {
  const columns = text.split("\n").map((line) => plainSpaces(line).indexOf(plainSpaces(words)) + 1);
  const index = columns.findIndex((column) => column > 0);
  return index === -1 ? undefined : { line: index + 1, column: columns[index] ?? 1 };
}

/**
 * Reports the open questions, each at the words that depend on the answer: as hints, unless they stop a launch. Those do
 * so also if their words are gone: nobody has answered them.
 */
export function checkQuestions(site: Site): void {
  for (const { file: own, fields, pointOf } of filesOf(site, siteQuestions))
    for (const [index, asking] of fields.questions.entries()) {
      const { who, file, words, question, stops } = asking;
      const asked = site.texts.find(({ path }) => path === file)?.file;
      const found = asked && pointIn(asked.toString(), words);
      const message = found
        ? `${who}: ${question}`
        : `"${words}" is no longer in ${file}; write the words that are there now, or delete the question`;
      const point = found ?? pointOf(["questions", index, "words"]);
      const reported = (found && asked) ?? own;
      if (stops) reported.message(message, point, stops);
      else reported.info(message, point, "question");
    }
}
