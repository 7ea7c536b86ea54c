import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../tools/lib/files";
import { temporaryFolder } from "../support/temporaryFolder";
import { plainEnvironment } from "./support/projectCopy";

/**
 * Builds the committed state in a new folder with other system settings; returns the hash of each
 * file.
 */
function builtUnder(settings: Readonly<Record<string, string>>, ...folders: string[]) {
  const checkout = join(temporaryFolder(), ...folders);
  execFileSync("git", ["clone", "--quiet", process.cwd(), checkout]);
  // Copied file by file: the bundler resolves a linked folder and puts its path into chunk names.
  execFileSync("cp", ["-al", join(process.cwd(), "node_modules"), checkout]);
  const env = { ...plainEnvironment(), SITE_URL: "https://ileru.example", ...settings };
  execFileSync("node", ["tools/site-build/gatsby.mjs", "build"], { cwd: checkout, env });
  const built = join(checkout, "public");
  return new Map(
    filesIn(built).map((file) => {
      const bytes = readFileSync(join(built, file));
      return [file, createHash("sha256").update(bytes).digest("hex")];
    }),
  );
}

test("two clean builds of one commit are identical, byte by byte", () => {
  const one = builtUnder({ TZ: "Pacific/Kiritimati", LC_ALL: "C" }, "a");
  const other = builtUnder(
    { TZ: "America/St_Johns", LC_ALL: "tr_TR.UTF-8" },
    "somewhere",
    "much deeper, with a space",
  );
  expect(one.size).toBeGreaterThan(50);
  expect(Object.fromEntries(other)).toEqual(Object.fromEntries(one));
});
