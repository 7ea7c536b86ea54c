import { execFileSync, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

/** A repository with one commit; `laneAfter` adds another and returns the lane for all since the first. */
function repository() {
  const folder = temporaryFolder();
  const inFolder = (program: string, ...words: readonly string[]) =>
    execFileSync(program, words, { cwd: folder, encoding: "utf8" }).trim();
  const commit = (files: Readonly<Record<string, string>>) => {
    writeFiles(folder, files);
    inFolder("git", "add", "--all");
    const identity = ["-c", "user.name=T", "-c", "user.email=t@example.com"];
    inFolder("git", ...identity, "commit", "--quiet", "--message", "x");
  };
  const laneSince = (since: string) => inFolder("node", resolve("tools/run/lane.mjs"), since);
  inFolder("git", "init", "--quiet");
  commit({ "content/a.md": "a", "src/a.ts": "a" });
  const first = inFolder("git", "rev-parse", "HEAD");
  const laneAfter = (files: Readonly<Record<string, string>>) => {
    commit(files);
    return laneSince(first);
  };
  return { folder, laneSince, laneAfter };
}

// Only CI picks a lane, and CI has git.
const hasGit = spawnSync("git", ["--version"]).status === 0;
(hasGit ? describe : describe.skip)("with git", () => {
  test("changes of content alone take the content lane", () => {
    const { laneAfter } = repository();
    expect(laneAfter({ "content/a.md": "b", "content/sub/ọjà.md": "new" })).toBe("content");
  });

  test("a change anywhere else since the given commit takes every lane", () => {
    const { laneAfter } = repository();
    expect(laneAfter({ "content/a.md": "b", "src/content/a.ts": "b" })).toBe("all");
    expect(laneAfter({ "content/a.md": "c" })).toBe("all");
  });

  test("a file that moves into content counts as a change of its old folder", () => {
    const { folder, laneAfter } = repository();
    rmSync(join(folder, "src/a.ts"));
    expect(laneAfter({ "content/b.md": "a" })).toBe("all");
  });

  test("takes every lane if the previous commit is unknown or nothing changed", () => {
    const { laneSince } = repository();
    for (const since of ["0".repeat(40), "", "HEAD"]) expect(laneSince(since)).toBe("all");
  });
});
