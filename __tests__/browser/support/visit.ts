import type { Page } from "@playwright/test";

/** Gives the page the sign that its scripts wait for, and waits until they have taken it over. */
export async function hydrated(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
  await page.waitForFunction(() => !window.earlyVisit || window.earlyVisit.isOver);
  await nextTask(page);
}

/** Opens a page and waits until its scripts have taken over. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Lets what is queued in the page's event loop happen; a fake clock does not stop it. */
export async function nextTask(page: Page) {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
  });
}

/**
 * Opens a page whose clock stands still once it is ready; `page.clock.runFor` moves it.
 * @param settle what the page does before that, while its time passes as ever
 */
export async function visitWithStoppedClock(
  page: Page,
  path: string,
  settle: (page: Page) => Promise<void> = () => Promise.resolve(),
) {
  await page.clock.install({ time: new Date("2025-10-01T08:00:00Z") });
  await visit(page, path);
  await settle(page);
  await page.clock.pauseAt(new Date("2025-10-01T09:00:00Z"));
  await nextTask(page);
}
