import { spawnSync } from "node:child_process";
import { appendFileSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../support/temporaryFolder";
import { cloneProject, plainEnvironment } from "./support/projectCopy";

const project = cloneProject("clone with a space");
const folder = join(temporaryFolder(), "live");

/** The site's address, where nothing answers. */
const address = "http://127.0.0.1:1";

const deploy = (...args: string[]) =>
  spawnSync("npm", ["run", "deploy", "--", "--to", folder, "--preview", ...args], {
    cwd: project,
    encoding: "utf8",
    env: { ...plainEnvironment(), SITE_URL: address },
  });

test("the site is built, checked and published; invalid content then changes nothing", () => {
  expect(deploy().stderr).toContain(
    `but visitors do not get it: ${address}/leak-card-worker.js does`,
  );
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
