import { spawnSync } from "node:child_process";
import { basename, dirname } from "node:path";
import { type ReadContent, readContent } from "../../../../src/model/readContent";
import { textFile } from "../../../../src/model/problems";
import { legalDocument } from "../../../../src/model/types/legalDocument";
import type { Site } from "../read/reading";

/** The words of a document that have a date: the text without the addresses of its headings, and the box that sums it up. */
function wordsOf({ written, body }: ReadContent): string {
  const { summary } = written as { summary: unknown };
  return `${JSON.stringify(summary)} ${body}`.replace(/(?: \{#[\w-]+\}|\s)+/g, " ").trim();
}

/**
 * Gives a hint about each legal document whose words are not those of the commit that set its date, on a later day.
 * Without git, or in a clone without history, there is none.
 */
export function hintOldDates({ texts, today }: Site): void {
  for (const { file, type, content } of texts) {
    if (type !== legalDocument || !content?.fields) continue;
    const [cwd, name] = [dirname(file.path ?? ""), basename(file.path ?? "")];
    const git = (...words: readonly string[]) =>
      spawnSync("git", words, { cwd, encoding: "utf8" }).stdout?.trim();
    const setting = git("log", "-1", "--format=%H", "-G^updated:", "--", name);
    if (!setting) continue;
    const earlier = readContent(type, textFile(name, git("show", `${setting}:./${name}`)));
    const date = String(content.fields.updated);
    const isDated = String(earlier.fields?.updated) === date;
    if (!isDated || wordsOf(earlier) === wordsOf(content)) continue;
    const changed =
      git("log", "-1", "--format=%as", `${setting}..`, "--", name) ||
      today.toISOString().slice(0, 10);
    const message = `"updated" is ${date}, but the words have changed since, on ${changed}; if a promise has changed, write that day`;
    if (changed > date) file.info(message, content.pointOf(["updated"]), "date-old");
  }
}
