/**
 * Gives hints about misspelt words in content/: `node --import tsx tools/content/spelling/main.ts`. Never fails: a name of a
 * place or person must stop nobody. Apart from the check, because dictionaries take seconds to load.
 */
import { annotation, plainReport } from "../check/report";
import { misspeltWords } from "./misspeltWords";

void misspeltWords("content").then((report) => {
  console.log(plainReport(report, "spelling"));
  if (process.env.GITHUB_ACTIONS) for (const hint of report.hints) console.log(annotation(hint));
});
