/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const who = ["-c", "user.name=T", "-c", "user.email=t@example.com"];

/**
 * A repository with one commit; `commit` adds another and returns the lane for all commits since
 * the first.
 */
function repository() {
  const folder = temporaryFolder();
  const git = (...args: readonly string[]) =>
    execFileSync("git", [...who, ...args], { cwd: folder, encoding: "utf8" }).trim();
  const record = (files: Readonly<Record<string, string>>) => {
    writeFiles(folder, files);
    git("add", "--all");
    git("commit", "--quiet", "--message", "x");
  };
  const laneSince = (commit: string) =>
    execFileSync(process.execPath, [resolve("tools/run/lane.mjs"), commit], {
      cwd: folder,
      encoding: "utf8",
    }).trim();
  git("init", "--quiet");
  record({ "content/a.md": "a", "src/a.ts": "a" });
  const first = git("rev-parse", "HEAD");
  return {
    folder,
    laneSince,
    laneAfter: (files: Readonly<Record<string, string>>) => {
      record(files);
      return laneSince(first);
    },
  };
}

// Only CI picks a lane, and CI has git.
const hasGit = spawnSync("git", ["--version"]).status === 0;
(hasGit ? describe : describe.skip)("with git", () => {
  test("changes of content alone take the content lane", () => {
    const { laneAfter } = repository();
    expect(laneAfter({ "content/a.md": "b", "content/sub/ọjà.md": "new" })).toBe("content");
  });

  test("a change anywhere else takes every lane, even beside a change of content", () => {
    const { laneAfter } = repository();
    expect(laneAfter({ "content/a.md": "b", "src/a.ts": "b" })).toBe("all");
    expect(repository().laneAfter({ "src/content/a.ts": "b" })).toBe("all");
  });

  test("all commits since the given one count", () => {
    const { laneAfter } = repository();
    expect(laneAfter({ "src/a.ts": "b" })).toBe("all");
    expect(laneAfter({ "content/a.md": "b" })).toBe("all");
  });

  test("a file that moves into content counts as a change of its old folder", () => {
    const { folder, laneAfter } = repository();
    rmSync(join(folder, "src/a.ts"));
    expect(laneAfter({ "content/b.md": "a" })).toBe("all");
  });

  test("takes every lane if the previous commit is unknown or nothing changed", () => {
    const { laneSince } = repository();
    expect(laneSince("0".repeat(40))).toBe("all");
    expect(laneSince("")).toBe("all");
    expect(laneSince("HEAD")).toBe("all");
  });
});
