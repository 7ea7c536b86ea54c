import type { Point } from "unist";
import type { VFile } from "vfile";
import { siteQuestions } from "../../../../src/model/types/siteQuestions";
import { filesOf, type Site } from "../read/reading";

/** One entry of content/site/questions.yml. */
interface Question {
  who: string;
  file: string;
  words: string;
  question: string;
  stops?: "launch";
}

/** Replaces all kinds of spaces with plain ones. */
const plainSpaces = (words: string) => words.replaceAll(/\s/g, " ");

/** Returns the position of `words` in `text`; undefined if they are not there. */
function pointOf(words: string, text: string) {
  const columns = text.split("\n").map((line) => plainSpaces(line).indexOf(plainSpaces(words)) + 1);
  const index = columns.findIndex((column) => column > 0);
  return index === -1 ? undefined : { line: index + 1, column: columns[index] ?? 1 };
}

/**
 * Reports the open questions, each at the words that depend on the answer: as hints, unless they stop a launch. Those do
 * so also if their words are gone: nobody has answered them.
 */
export function checkQuestions(site: Site): void {
  const [own] = filesOf<{ questions?: Question[] }>(site, siteQuestions);
  for (const [index, asking] of own?.fields.questions?.entries() ?? []) {
    const { who, file, words, question, stops } = asking;
    const report = (to: VFile, message: string, place: Point) =>
      stops ? to.message(message, place, stops) : to.info(message, place, "question");
    const asked = site.texts.find(({ path }) => path === file)?.file;
    const point = asked && pointOf(words, asked.toString());
    if (asked && point) {
      report(asked, `${who}: ${question}`, point);
      continue;
    }
    const message = `"${words}" is no longer in ${file}; write the words that are there now, or delete the question`;
    if (own) report(own.file, message, own.pointOf(["questions", index, "words"]));
  }
}
