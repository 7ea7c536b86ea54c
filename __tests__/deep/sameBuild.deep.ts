import { join } from "node:path";
import { build } from "../../tools/release/build";
import { hashFiles } from "../../tools/release/files";
import { committedHead } from "../../tools/release/git";
import { temporaryFolder } from "../support/temporaryFolder";

const repository = process.cwd();
const commit = committedHead(repository);
const command = ["node", "tools/site-build/gatsby.mjs", "build"];

/** Builds the committed state in a new folder under other settings of the system. */
async function builtUnder(settings: Readonly<Record<string, string>>, ...folders: string[]) {
  const job = {
    repository,
    buildCommand: ["env", ...Object.entries(settings).map((pair) => pair.join("=")), ...command],
    siteUrl: "https://ileru.example",
    signal: new AbortController().signal,
  };
  const checkout = join(temporaryFolder(), ...folders);
  return hashFiles(await build(job, commit, checkout));
}

test("two clean builds of one commit are the same, byte by byte", async () => {
  const one = await builtUnder({ TZ: "Pacific/Kiritimati", LC_ALL: "C" }, "a");
  const other = await builtUnder(
    { TZ: "America/St_Johns", LC_ALL: "tr_TR.UTF-8" },
    "somewhere",
    "much deeper, with a space",
  );
  expect(one.size).toBeGreaterThan(50);
  expect(Object.fromEntries(other)).toEqual(Object.fromEntries(one));
});
