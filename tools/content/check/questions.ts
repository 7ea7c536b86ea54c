import { siteQuestions } from "../../../src/model/types/siteQuestions";
import type { TextReading } from "./reading";

/** One entry of content/site/questions.yml. */
interface Question {
  who: string;
  file: string;
  words: string;
  question: string;
}

/** One kind of space, so that words are found however they were typed. */
const evenly = (words: string) => words.replaceAll(/\s/g, " ");

/** Where `words` stand in `text`; undefined when they do not. */
function pointOf(words: string, text: string) {
  const columns = text.split("\n").map((line) => evenly(line).indexOf(evenly(words)) + 1);
  const index = columns.findIndex((column) => column > 0);
  return index === -1 ? undefined : { line: index + 1, column: columns[index] ?? 1 };
}

/** Asks the open questions of the site, each at the words that depend on the answer. */
export function checkQuestions(texts: readonly TextReading[]): void {
  const own = texts.find(({ type }) => type === siteQuestions);
  const questions = (own?.content?.fields?.questions ?? []) as Question[];
  for (const [index, { who, file, words, question }] of questions.entries()) {
    const asked = texts.find(({ path }) => path === file)?.file;
    const point = asked && pointOf(words, asked.toString());
    if (asked && point) {
      asked.message(`${who}: ${question}`, point, "question");
      continue;
    }
    const message = `"${words}" does not stand in ${file} any more; write what stands there now, or delete the question`;
    own?.file.message(message, own.content?.pointOf(["questions", index, "words"]), "question");
  }
}
