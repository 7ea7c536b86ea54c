import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { gitFolder } from "../support/gitFolder";

test("only a change of content alone takes the content lane", () => {
  const { folder: cwd, commit } = gitFolder();
  const laneSince = (since: string) =>
    execFileSync(resolve(".ci/lane"), [since], { cwd, encoding: "utf8" }).trim();
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
