import { execFileSync } from "node:child_process";
import { temporaryFolder, writeFiles } from "./temporaryFolder";

/** A repository in a temporary folder; `commit` writes and commits files, and returns the commit. */
export function gitFolder() {
  const folder = temporaryFolder();
  const git = (...words: readonly string[]) =>
    execFileSync("git", words, { cwd: folder, encoding: "utf8" }).trim();
  git("init", "--quiet");
  git("config", "user.name", "Ada");
  git("config", "user.email", "ada@gas.example");
  const commit = (files: Readonly<Record<string, string>>, day = "2024-01-01") => {
    writeFiles(folder, files);
    git("add", "--all");
    git("commit", "-qm", "Change", `--date=${day}T12:00Z`);
    return git("rev-parse", "HEAD");
  };
  return { folder, commit };
}
