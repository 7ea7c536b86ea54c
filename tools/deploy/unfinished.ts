import { formatProblem } from "../../src/model/problems";
import { checkContent } from "../content/check/checkContent";
import { diskSource } from "../content/check/read/contentSource";
import { placeholderFault } from "../content/check/rules/placeholders";
import { decoded } from "../lib/decoded";
import { builtFolder } from "../site/builtFolder";

/** By the rule of a problem, in the order in which they are printed: the words for those that stop a launch. */
const kinds: Readonly<Record<string, readonly [string, string] | undefined>> = {
  question: undefined,
  expiry: undefined,
  // Any other rule: a file with a mistake may hide a question.
  mistake: ["mistake is", "mistakes are"],
  launch: ["question that stops a launch is", "questions that stop a launch are"],
  placeholder: ["placeholder is", "placeholders are"],
};

const counted = (count: number, [one, more]: readonly [string, string], where: string) =>
  count > 0 ? [`${count} ${count === 1 ? one : more} left in ${where}`] : [];

/**
 * Prints the open questions, the mistakes and the placeholders of the content, each with its place; last those that
 * stop a launch, where they are seen.
 * @returns what stops a launch, in words such as "2 placeholders are left in the content"
 */
export async function unfinishedContent(content = "content"): Promise<readonly string[]> {
  const { problems } = await checkContent(diskSource(content), { isLaunch: true });
  return Object.entries(kinds).flatMap(([kind, words]) => {
    const found = problems.filter(
      ({ ruleId }) => (ruleId && ruleId in kinds ? ruleId : "mistake") === kind,
    );
    for (const problem of found) console.warn(formatProblem(problem));
    return words ? counted(found.length, words, "the content") : [];
  });
}

/** What visitors do not read, or what is an example. */
const unread =
  /<(style|svg)\b.*?<\/\1>|<script(?![^>]*ld\+json).*?<\/script>| placeholder="[^"]*"/gs;

/**
 * Prints the placeholders in the pages of a built site, which may have been built from other content.
 * @returns the same in words, such as "2 placeholders are left in the pages"
 */
export function unfinishedPages(site: string): readonly string[] {
  const { documents, read } = builtFolder(site);
  const found = new Map<string, string>();
  for (const page of documents) {
    // Texts and the values of attributes.
    for (const value of read(page).replaceAll(unread, "").split(/[<>"]/)) {
      const fault = placeholderFault((decoded(value) ?? value).replaceAll(/\s/g, " "));
      if (fault && !found.has(fault)) found.set(fault, page);
    }
  }
  for (const [fault, page] of found) console.warn(`${site}${page} placeholder: ${fault}`);
  return counted(found.size, ["placeholder is", "placeholders are"], "the pages");
}
