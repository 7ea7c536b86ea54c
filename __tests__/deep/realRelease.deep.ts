import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readdirSync, readlinkSync } from "node:fs";
import { join, parse } from "node:path";
import { publish } from "../../tools/release/publish";
import { siteServer } from "../../tools/serve/siteServer";
import { ask } from "../support/ask";
import { temporaryFolder } from "../support/temporaryFolder";

const identity = ["-c", "user.name=Test", "-c", "user.email=test@site.example"];
const repository = join(temporaryFolder(), "clone");
const folder = join(temporaryFolder(), "live");
const git = (...args: string[]) => execFileSync("git", [...identity, ...args], { cwd: repository });

beforeAll(() => {
  execFileSync("git", ["clone", "--quiet", process.cwd(), repository]);
  execFileSync("cp", ["-al", join(process.cwd(), "node_modules"), repository]);
});

const job = {
  repository,
  buildCommand: ["node", "tools/steps/main.mjs", "release-build"],
  siteUrl: "https://testgas.example",
  signal: new AbortController().signal,
};

test("the site is built, checked and served; bad content then changes nothing", async () => {
  const documents = `${repository}/content/legal`;
  const [document = ""] = readdirSync(documents);
  await expect(publish(job, folder)).resolves.toContain("is served now");
  const live = readlinkSync(join(folder, "current"));

  const server = siteServer(join(folder, "current"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const statuses = await Promise.all(
    ["/", "/contact", `/${parse(document).name}`, "/nowhere"].map(
      async (path) => (await ask(server, path)).status,
    ),
  );
  server.close();
  expect(statuses).toEqual([200, 200, 200, 404]);

  appendFileSync(`${documents}/${document}`, "\n[x](/nowhere-at-all)\n");
  git("commit", "--quiet", "--all", "--message", "bad");
  await expect(publish(job, folder)).rejects.toThrow("the build or a check of it failed");
  expect(readlinkSync(join(folder, "current"))).toBe(live);
});
