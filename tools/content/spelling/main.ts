/**
 * Gives hints about misspelt words in content/: `node --import tsx tools/content/spelling/main.ts [<folder>]`. Never
 * fails: a name of a place or person must stop nobody. Apart from the check, because dictionaries take seconds to load.
 */
import { annotation, plainReport } from "../check/report";
import { misspeltWords } from "./misspeltWords";

async function main([folder = "content"]: readonly string[]): Promise<void> {
  const report = await misspeltWords(folder);
  console.log(plainReport(report, "spelling"));
  if (process.env.GITHUB_ACTIONS) for (const hint of report.hints) console.log(annotation(hint));
}

void main(process.argv.slice(2));
