import { execFileSync } from "node:child_process";
import { checkedOut, requireNewer } from "../../../tools/deploy/commits";
import { temporaryFolder } from "../../support/temporaryFolder";

const root = temporaryFolder();
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], {
    cwd: root,
  });

function commit(): string {
  git("commit", "--quiet", "--allow-empty", "--message=One more");
  return checkedOut(root) ?? "";
}

git("init", "--quiet");
const [first, second] = [commit(), commit()];
git("checkout", "--quiet", first);
const elsewhere = commit();

test("an older commit does not replace a newer one", () => {
  expect(() => requireNewer(first, second, root)).toThrow(
    `The served release was built from a newer commit, ${second.slice(0, 8)}. Run "git pull"`,
  );
});

test.each([
  ["newer", second, first],
  ["the same", second, second],
  ["of another branch", elsewhere, second],
  ["unknown", undefined, second],
  ["replacing an unknown one", first, undefined],
  ["replacing one that is not in this repository", first, "0".repeat(40)],
])("a commit that is %s may be published", (_what, next, served) => {
  expect(() => requireNewer(next, served, root)).not.toThrow();
});

test("outside a repository, no commit is known", () => {
  expect(checkedOut(temporaryFolder())).toBeUndefined();
});
