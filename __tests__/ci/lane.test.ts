import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder, writeFiles } from "../support/temporaryFolder";

test("only a change of content alone takes the content lane", () => {
  const cwd = temporaryFolder();
  const run = (program: string, ...words: readonly string[]) =>
    execFileSync(program, words, { cwd, encoding: "utf8" }).trim();
  const laneSince = (since: string) => run(resolve(".ci/lane"), since);
  /** Commits these files; returns the commit. */
  const commit = (files: Readonly<Record<string, string>>) => {
    writeFiles(cwd, files);
    run("git", "add", "--all");
    run("git", "-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-qm", "x");
    return run("git", "rev-parse", "HEAD");
  };
  run("git", "init", "--quiet");
  const first = commit({ "content/a.md": "a", "src/a.ts": "a" });
  // Nothing changed, or the commit is unknown.
  for (const since of ["HEAD", "", "0".repeat(40)]) expect(laneSince(since)).toBe("all");
  const second = commit({ "content/a.md": "b", "content/sub/ọjà.md": "new" });
  expect(laneSince(first)).toBe("content");
  rmSync(join(cwd, "src/a.ts"));
  // Git takes it for a file that moved.
  const third = commit({ "content/b.md": "a" });
  expect(laneSince(second)).toBe("all");
  const fourth = commit({ "content/a.md": "c", "src/content/a.ts": "b" });
  expect(laneSince(third)).toBe("all");
  commit({ "content/a.md": "d" });
  expect([laneSince(fourth), laneSince(third)]).toEqual(["content", "all"]);
});
