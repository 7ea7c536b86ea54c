import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../tools/lib/files";
import { cloneProject, plainEnvironment } from "./support/projectCopy";

const pictures = "node_modules/.cache/pictures";

/** Builds under other system settings; returns the hash of each file. */
function builtUnder(settings: Readonly<Record<string, string>>, checkout: string) {
  const env = { ...plainEnvironment(), SITE_URL: "https://ileru.example", ...settings };
  const command = ["--import", "tsx", "tools/site/finish/main.ts"];
  execFileSync("node", command, { cwd: checkout, env });
  const built = join(checkout, "public");
  return Object.fromEntries(
    filesIn(built).map((file) => [file, hash("sha256", readFileSync(join(built, file)))]),
  );
}

test("two builds of one commit are identical, without stored pictures and with all of them", () => {
  const first = cloneProject("a");
  rmSync(join(first, pictures), { recursive: true, force: true });
  const one = builtUnder({ TZ: "Pacific/Kiritimati", LC_ALL: "C" }, first);
  const stored = readdirSync(join(first, pictures));
  expect(stored.length).toBeGreaterThan(20);

  const second = cloneProject("somewhere/much deeper, with a space", first);
  const other = builtUnder({ TZ: "America/St_Johns", LC_ALL: "tr_TR.UTF-8" }, second);
  expect(readdirSync(join(second, pictures))).toEqual(stored);
  expect(Object.keys(one).length).toBeGreaterThan(50);
  expect(other).toEqual(one);
});
