import { formatProblem } from "../../src/model/problems";
import { checkContent } from "../content/check/checkContent";
import { diskSource } from "../content/check/read/contentSource";
import { placeholderFault } from "../content/check/rules/placeholders";
import { decoded } from "../lib/decoded";
import { builtFolder } from "../site/builtFolder";

/** What may be open at a launch, and then what may not, by rule. */
const parts = [
  { rule: "question", stops: undefined },
  {
    rule: "launch",
    stops: ["question that stops a launch is", "questions that stop a launch are"],
  },
  { rule: "placeholder", stops: ["placeholder is", "placeholders are"] },
] as const;

const counted = (count: number, [one, more]: readonly [string, string], where: string) =>
  count > 0 ? [`${count} ${count === 1 ? one : more} left in ${where}`] : [];

/**
 * Prints the open questions and the placeholders of the content, each with its place; last those that stop a launch,
 * where they are seen.
 * @returns what stops a launch, in words such as "2 placeholders are left in the content"
 */
export async function unfinishedContent(content = "content"): Promise<readonly string[]> {
  const { problems } = await checkContent(diskSource(content), { isLaunch: true });
  return parts.flatMap(({ rule, stops }) => {
    const found = problems.filter(({ ruleId }) => ruleId === rule);
    for (const problem of found) console.warn(formatProblem(problem));
    return stops ? counted(found.length, stops, "the content") : [];
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
