import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import { LEAK_CARD_WORKER } from "../../src/lib/leakCard";
import { workerCode } from "../../tools/site-build/leak-card/workerCode";
import { copies, kept, openOffline } from "./support/keptCard";
import { alertDocument, leakCard } from "./support/routes";
import { expect, test as base } from "./support/test";
import { visit } from "./support/visit";

const folder = ".fixture-site/public";
const [firstStep = ""] = alertDocument.alert?.steps ?? [];
const otherStep = "Walk, do not run.";

/**
 * Serves the fixture site from a server whose release can change; Playwright cannot intercept a
 * worker's update.
 */
const test = base.extend<{ site: { url: string; release: () => void } }>({
  site: async ({}, use) => {
    const files = sirv(folder, { extensions: ["html"], dev: true });
    const changed = new Map<string, string>();
    const server: Server = createServer((request, response) => {
      const body = changed.get(request.url ?? "");
      if (body === undefined) return files(request, response);
      response.setHeader("Content-Type", body.startsWith("<") ? "text/html" : "text/javascript");
      response.end(body);
    });
    await new Promise((listening) => server.listen(0, () => listening(undefined)));
    const { port } = server.address() as AddressInfo;
    const html = readFileSync(`${folder}${leakCard}/index.html`, "utf8");
    const release = () => {
      const other = html.replaceAll(firstStep, otherStep);
      changed.set(leakCard, other).set(LEAK_CARD_WORKER, workerCode(other));
    };
    await use({ url: `http://localhost:${port}`, release });
    server.closeAllConnections();
    server.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});

test("after a release with changed steps, a visit to any page updates the card", async ({
  site,
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|failed request/);
  await visit(page, "/contact");
  await kept(page);
  const [old] = await copies(page);
  site.release();
  await visit(page, "/contact");
  await expect.poll(() => copies(page)).not.toContain(old);
  await kept(page);
  const offline = await openOffline(context);
  await expect(offline.getByRole("listitem").first()).toHaveText(otherStep);
  await expect(offline.goto("/contact")).rejects.toThrow(/INTERNET_DISCONNECTED/);
});
