/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { policyFile } from "../../../tools/headers/policy";
import { openInstallation } from "../../../tools/release/installation";
import { announcePolicies } from "../../../tools/release/policies";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const policyOf = (style: string) =>
  `script-src 'a'; style-src '${style}'; style-src-attr 'b'; img-src 'c'`;

function installationWith(styles: Record<string, string>) {
  const installation = openInstallation(temporaryFolder());
  for (const [name, style] of Object.entries(styles))
    writeFiles(join(installation.releases, name), { [policyFile]: policyOf(style) });
  return installation;
}

it("tells nginx the policy of each release, and what to do with one that it does not know", () => {
  const installation = installationWith({ bb: "one", aa: "two" });
  announcePolicies(installation, "aa");
  expect(readFileSync(installation.policies, "utf8").split("\n")).toEqual([
    `default "script-src 'self' 'a'; style-src 'self' 'unsafe-inline'; img-src 'c'";`,
    `"~/bb$" "${policyOf("one")}";`,
    `"~/aa$" "${policyOf("two")}";`,
    "",
  ]);
});

it("has nginx read them, and refuses to go on when it does not", () => {
  const installation = installationWith({ aa: "one" });
  const mark = join(temporaryFolder(), "reloaded");
  announcePolicies(installation, "aa", `cp ${installation.policies} ${mark}`);
  expect(readFileSync(mark, "utf8")).toContain("~/aa$");
  expect(() => announcePolicies(installation, "aa", "exit 1")).toThrow("could not be reloaded");
});

it("says nothing of releases without a policy, which earlier versions made", () => {
  const installation = installationWith({});
  writeFiles(join(installation.releases, "aa"), { "index.html": "home" });
  announcePolicies(installation, "aa");
  expect(existsSync(installation.policies)).toBe(true);
  expect(readFileSync(installation.policies, "utf8")).toBe('default "";\n');
});
