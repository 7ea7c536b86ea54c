import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns what git prints for a command in this folder. */
const git = (folder: string, ...words: readonly string[]) =>
  spawnSync("git", words, { cwd: folder, encoding: "utf8" }).stdout.trim();

/**
 * Returns the legal documents whose words are younger than their date: a commit after the one that set the date has
 * changed the file, on a later day.
 */
export function oldDates(content = "content"): readonly string[] {
  const folder = join(content, "legal");
  if (git(folder, "rev-parse", "--is-shallow-repository") !== "false")
    return ["the history of the documents is missing: run `git fetch --unshallow`"];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => {
      const date = /^updated: *["']?([\d-]+)/m.exec(readFileSync(join(folder, file), "utf8"))?.[1];
      const setting = git(folder, "log", "-1", "--format=%H", "-G^updated:", "--", file);
      const changed = git(folder, "log", "-1", "--format=%as", `${setting}..`, "--", file);
      if (!date || changed <= date) return [];
      const advice = "read it once more, and set the date to the day of its last change";
      return [
        `${join(folder, file)}: "updated" is ${date}, but its text changed on ${changed}; ${advice}`,
      ];
    });
}
