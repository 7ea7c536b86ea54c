/** @jest-environment node */
import { once } from "node:events";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { openInstallation } from "../../../tools/release/installation";
import { switchTo } from "../../../tools/release/makeLive";
import { siteServer } from "../../../tools/serve/siteServer";
import { ask } from "../../support/ask";
import { newInstallation, scriptOf } from "../../support/installation";

test("a hundred switches under load: no failed answer and no mixed one", async () => {
  const site = newInstallation();
  const commits = [site.commit("old")];
  await site.publish();
  commits.push(site.commit("new"));
  await site.publish();
  await site.rollBack();

  const server = siteServer(join(site.folder, "current"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const whole = new Set(
    ["old", "new"].map((version) => `${version} /${scriptOf(version)}\n`.repeat(2000)),
  );
  const seen = { pages: 0, wrong: 0, versions: new Set<string>() };
  let isSwitching = true;
  const client = async () => {
    while (isSwitching) {
      const page = await ask(server, "/");
      const script = await ask(server, /\/app-\S+/.exec(page.body)?.[0] ?? "/none");
      const isRight = whole.has(page.body) && page.status === 200 && script.status === 200;
      if (!isRight) seen.wrong += 1;
      seen.pages += 1;
      seen.versions.add(page.body.slice(0, 3));
    }
  };
  const clients = Promise.all(Array.from({ length: 8 }, client));
  const installation = openInstallation(site.folder);
  for (let count = 0; count < 100; count += 1) {
    switchTo(installation, String(commits[count % 2]));
    const target = seen.pages + 3;
    while (seen.pages < target) await turn();
  }
  isSwitching = false;
  await clients;
  server.close();
  expect([seen.wrong, [...seen.versions].sort()]).toEqual([0, ["new", "old"]]);
  expect(seen.pages).toBeGreaterThanOrEqual(300);
}, 60_000);
