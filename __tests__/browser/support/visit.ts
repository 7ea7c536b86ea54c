import type { Page } from "@playwright/test";

/** Triggers the page's first interaction and waits until its scripts have taken over. */
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

/** Lets queued tasks of the page's event loop run; a fake clock does not stop them. */
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

/** Opens a page and stops its clock once it is ready; `page.clock.runFor` advances it. */
export async function visitWithStoppedClock(page: Page, path: string) {
  await page.clock.install({ time: new Date("2025-10-01T08:00:00Z") });
  await visit(page, path);
  await page.clock.pauseAt(new Date("2025-10-01T09:00:00Z"));
  await nextTask(page);
}

/** A promise, and the function that fulfils it. */
function gate() {
  let release: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => (release = resolve));
  return { isOpen, release };
}

/** Holds back scripts until the returned function is called. */
export async function holdScripts(page: Page) {
  const { isOpen, release } = gate();
  await page.route("**/*.js", async (route) => {
    await isOpen;
    await route.continue();
  });
  return release;
}

/** Holds back what follows the first such tag of the landing page until the returned function is called. */
export async function holdPage(page: Page, tag: string) {
  const { isOpen, release } = gate();
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(tag, `${tag}<script src="/slow.js"></script>`);
    await route.fulfill({ response, body });
  });
  await page.route("/slow.js", async (route) => {
    await isOpen;
    const body = "document.currentScript.remove()";
    await route.fulfill({ body, contentType: "text/javascript" });
  });
  return release;
}
