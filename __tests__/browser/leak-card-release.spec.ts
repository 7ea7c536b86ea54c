import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { workerCode } from "../../src/leak-card/build";
import { LEAK_CARD_STORE, LEAK_CARD_WORKER, savedNoteId } from "../../src/lib/leakCard";
import { copies, kept, openOffline } from "./support/keptCard";
import { alertDocument, leakCard } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

const firstStep = alertDocument.alert?.steps[0]?.text ?? "";
const earlierStep = "Walk, do not run.";
const card = readFileSync(`.fixture-site/public${leakCard}/index.html`, "utf8");
const earlierCard = card.replaceAll(firstStep, earlierStep);

/** Lets a visit to a page store the card; returns the copy's name. */
async function firstCopy(page: Page) {
  await visit(page, "/contact");
  await kept(page);
  return (await copies(page))[0];
}

/** The same with the card of an earlier release. Playwright can serve a worker once, but not its update. */
async function earlierCopy(page: Page, context: BrowserContext) {
  for (const [path, contentType, body] of [
    [LEAK_CARD_WORKER, "text/javascript", workerCode(earlierCard)],
    [leakCard, "text/html", earlierCard],
  ] as const)
    await context.route(path, (route) => route.fulfill({ contentType, body }));
  return firstCopy(page);
}

const offlineErrors = /ERR_INTERNET_DISCONNECTED|failed request/;

test("a visit to any page updates an open card", async ({ page, context, complaints }) => {
  complaints.expect(offlineErrors);
  const old = await earlierCopy(page, context);
  const open = await context.newPage();
  await open.goto(leakCard);
  await expect(open.getByRole("listitem").first()).toHaveText(earlierStep);
  await context.unrouteAll();
  await visit(page, "/contact");
  await expect.poll(() => copies(page)).not.toContain(old);
  await kept(page);
  const offline = await openOffline(context);
  await expect(offline.getByRole("listitem").first()).toHaveText(firstStep);
  await expect(offline.goto("/contact")).rejects.toThrow(/INTERNET_DISCONNECTED/);
});

test("the card of another release is not stored", async ({ page, context, complaints }) => {
  complaints.expect(offlineErrors);
  const old = await earlierCopy(page, context);
  await context.unroute(LEAK_CARD_WORKER);
  const failed = page.evaluate(async (path) => {
    const worker = await navigator.serviceWorker.getRegistration(path);
    return new Promise((resolve) => {
      worker?.addEventListener("updatefound", () => {
        const next = worker.installing;
        next?.addEventListener("statechange", () => resolve(next.state));
      });
      worker?.update().catch(() => {});
    });
  }, leakCard);
  expect(await failed).toBe("redundant");
  expect((await copies(page)).filter((name) => name.startsWith(LEAK_CARD_STORE))).toEqual([old]);
  await context.unrouteAll();
  const offline = await openOffline(context);
  await expect(offline.getByRole("listitem").first()).toHaveText(earlierStep);
});

test("no error of the server replaces the stored card", async ({ page, context }) => {
  const worker = workerCode(card, 500);
  await context.route(LEAK_CARD_WORKER, (route) =>
    route.fulfill({ contentType: "text/javascript", body: worker }),
  );
  await firstCopy(page);
  for (const status of [404, 500, undefined]) {
    await context.route(leakCard, (route) => {
      if (route.request().method() === "HEAD") return route.continue();
      return status ? route.fulfill({ status }) : undefined;
    });
    await page.goto(leakCard);
    await expect(page.getByRole("listitem").first(), `${status}`).toHaveText(firstStep);
    await expect(page.locator(`#${savedNoteId}`)).toBeVisible();
    // The server does answer.
    await expect(page.locator("main a[href='/']")).toBeVisible();
    await context.unroute(leakCard);
  }
});

test("this release's copy is shown, and stored again", async ({ page, context, complaints }) => {
  complaints.expect(offlineErrors);
  const own = (await firstCopy(page)) ?? "";
  const putOldCopy = async () => {
    const old = await caches.open("leak-card-0");
    await old.put("/leak-card", new Response("Old", { headers: { "Content-Type": "text/html" } }));
  };
  await page.evaluate((name) => caches.delete(name), own);
  await page.evaluate(putOldCopy);
  await page.goto(leakCard);
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain(own);
  await context.setOffline(true);
  for (const spelling of ["", "/", "/index.html"]) {
    await page.goto(leakCard + spelling);
    await expect(page.getByRole("listitem").first()).toHaveText(firstStep);
  }
});
