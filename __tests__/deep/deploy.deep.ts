import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../support/temporaryFolder";
import { cloneProject, plainEnvironment } from "./support/projectCopy";

const project = cloneProject("clone with a space");
const folder = join(temporaryFolder(), "live");

/** The site's address, where nothing answers. */
const address = "http://127.0.0.1:1";

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], {
    cwd: project,
  });

beforeAll(() => {
  git("commit", "--quiet", "--allow-empty", "--message=Newer");
});

const deploy = (...args: string[]) =>
  spawnSync("npm", ["run", "deploy", "--", "--to", folder, "--preview", ...args], {
    cwd: project,
    encoding: "utf8",
    env: { ...plainEnvironment(), SITE_URL: address },
  });

test("the site is built, checked and published; invalid content then changes nothing", () => {
  expect(deploy().stderr).toContain(`but visitors do not get it: ${address}/ does not answer`);
  const live = readlinkSync(join(folder, "current"));
  const home = readFileSync(join(folder, "current/index.html"), "utf8");
  expect(home).toContain(`href="${address}/"`);

  const documents = `${project}/content/legal`;
  const [document = ""] = readdirSync(documents);
  appendFileSync(join(documents, document), "\n[x](/nowhere-at-all)\n");
  const { stderr, status } = deploy();
  expect(stderr).toContain("Nothing was published: The build failed");
  expect(status).not.toBe(0);
  expect(readlinkSync(join(folder, "current"))).toBe(live);
});

test("an older commit does not replace the served one", () => {
  git("checkout", "--quiet", "HEAD~1");
  expect(deploy().stderr).toContain(
    "Nothing was published: The served release was built from a newer commit",
  );
});
