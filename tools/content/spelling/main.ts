/**
 * Gives hints about misspelt words in content/: `node --import tsx tools/content/spelling/main.ts`. Never fails: a name of a
 * place or person must stop nobody. Apart from the check, because dictionaries take seconds to load.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Issue } from "cspell";
import type { VFile } from "vfile";
import { textFile } from "../../../src/model/problems";
import { printReport } from "../check/report";

/** The one setting of all texts: British English, and the project's words. */
const config = "tools/lint/cspell.json";

/** How many words a hint offers. */
const offered = 3;

/** As `text` is written: a dictionary's words begin with a small letter. */
const asWritten = (text: string) => (word: string) =>
  /^\p{Lu}/u.test(text) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

function messageOf({ text, suggestions = [] }: Issue): string {
  const words = [...new Set(suggestions.map(asWritten(text)))].slice(0, offered);
  const list = words.map((word) => `"${word}"`).join(", ");
  const others = list && `, or write ${list.replace(/, (?=[^,]*$)/, " or ")}`;
  return `"${text}" is in no dictionary; leave it if it is right${others}`;
}

/**
 * Finds the words of a folder's texts that are neither in a dictionary of British English nor in
 * `tools/lint/words.txt`: each once in a file, as a hint.
 * @throws if the dictionaries cannot be loaded
 */
async function hintMisspeltWords(root: string): Promise<void> {
  const { lint } = await import("cspell");
  const found = new Map<string, VFile>();
  const options = { config, root, cache: false, showSuggestions: true, unique: true };
  const { files } = await lint(["**/*.{md,yml}"], options, {
    issue: (issue) => {
      const { uri = "", text, row, col } = issue;
      const key = `${uri} ${text.toLowerCase()}`;
      if (found.has(key)) return;
      const file = textFile(path.relative(process.cwd(), fileURLToPath(uri)));
      file.info(messageOf(issue), { line: row, column: col }, "spelling");
      found.set(key, file);
    },
    error: (_message, error) => {
      throw error;
    },
  });
  const hints = [...found.values()].flatMap(({ messages }) => messages);
  printReport({ files, problems: [], hints }, "spelling");
}

void hintMisspeltWords("content");
