import type { Page } from "@playwright/test";
import { LEAK_CARD_STORE, savedNoteId } from "../../src/leak-card/names";
import { copies, kept, openOffline } from "./support/keptCard";
import { changingSite, firstStep, otherStep } from "./support/changingSite";
import { leakCard } from "./support/routes";
import { expect, test as base } from "./support/test";
import { visit } from "./support/visit";

const test = base.extend<{ site: Awaited<ReturnType<typeof changingSite>> }>({
  site: async ({}, use) => {
    const site = await changingSite();
    await use(site);
    site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});

/** Lets a visit to a page store the card; returns the copy's name. */
async function firstCopy(page: Page) {
  await visit(page, "/contact");
  await kept(page);
  return (await copies(page))[0];
}

const offlineErrors = /ERR_INTERNET_DISCONNECTED|failed request/;

test("after a release with changed steps, a visit to any page updates the card, even while the old one is open", async ({
  site,
  page,
  context,
  complaints,
}) => {
  complaints.expect(offlineErrors);
  const old = await firstCopy(page);
  const open = await context.newPage();
  await open.goto(leakCard);
  site.releaseWorker();
  site.releaseCard();
  await visit(page, "/contact");
  await expect.poll(() => copies(page)).not.toContain(old);
  await kept(page);
  const offline = await openOffline(context);
  await expect(offline.getByRole("listitem").first()).toHaveText(otherStep);
  await expect(offline.goto("/contact")).rejects.toThrow(/INTERNET_DISCONNECTED/);
});

test("the card of another release is not stored, and the old copy stays", async ({
  site,
  page,
  context,
  complaints,
}) => {
  complaints.expect(offlineErrors);
  const old = await firstCopy(page);
  site.releaseWorker();
  const failed = page.evaluate(async (card) => {
    const worker = await navigator.serviceWorker.getRegistration(card);
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
  const offline = await openOffline(context);
  await expect(offline.getByRole("listitem").first()).toHaveText(firstStep);
});

for (const [fault, name] of [
  ["error", "an error of the server"],
  ["silence", "a server that does not answer"],
] as const) {
  test(`${name} does not replace the stored card`, async ({ site, page }) => {
    await firstCopy(page);
    site.fail(fault);
    // The worker waits for 4 s.
    await page.goto(leakCard, { timeout: 20_000 });
    await expect(page.getByRole("listitem").first()).toHaveText(firstStep);
    await expect(page.locator(`#${savedNoteId}`)).toBeVisible();
  });
}
