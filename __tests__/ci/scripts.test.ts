/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder, writeFiles } from "../support/temporaryFolder";

/** Runs .ci/newest for commit "a" while the newest commit of main is another, or GitHub does not answer. */
function newest(answer: string) {
  const folder = temporaryFolder();
  writeFiles(folder, { gh: `#!/bin/sh\n${answer}\n`, summary: "" });
  chmodSync(join(folder, "gh"), 0o755);
  const { status } = spawnSync(resolve(".ci/newest"), {
    env: {
      ...process.env,
      PATH: `${folder}:${process.env.PATH}`,
      GITHUB_REPOSITORY: "owner/site",
      GITHUB_SHA: "a",
      GITHUB_STEP_SUMMARY: join(folder, "summary"),
    },
  });
  return { status, summary: readFileSync(join(folder, "summary"), "utf8") };
}

test("only the newest commit of main passes, and the summary says why another one is not published", () => {
  expect(newest("echo a")).toEqual({ status: 0, summary: "" });
  expect(newest("echo b")).toEqual({
    status: 3,
    summary: expect.stringMatching(/^Not published: main has a newer commit, b\. /),
  });
  expect(newest("exit 1").status).toBe(1);
});

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
