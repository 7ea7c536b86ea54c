import type { Page } from "@playwright/test";
import { showcase } from "./support/landing";
import { framedKinds } from "./support/routes";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { hydrated } from "./support/visit";

/** Opens the landing page with a stopped clock. */
async function open(page: Page) {
  await page.clock.install({ time: new Date("2025-10-01T08:00:00Z") });
  await page.clock.pauseAt(new Date("2025-10-01T08:00:01Z"));
  await page.goto("/");
}

/** The requests that make the page interactive: its scripts and its data. */
const asked = (requests: readonly string[]) =>
  requests.filter((address) => /\.(js|json)$/.test(address));

/** Whether the page's scripts have run. */
const haveRun = (page: Page) => page.evaluate(() => "___loader" in window);

test("without an interaction scripts are fetched after 3 s and run after 8 s @phone", async ({
  page,
  complaints,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const fromCache = new Map<string, boolean | undefined>();
  let ended = 0;
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.url.endsWith(".js")) fromCache.set(requestId, response.fromDiskCache);
  });
  session.on("Network.loadingFinished", ({ requestId }) => {
    if (fromCache.has(requestId)) ended += 1;
  });
  await open(page);
  await page.clock.runFor(2900);
  expect(asked(complaints.requests)).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => asked(complaints.requests).length).toBeGreaterThan(2);
  // The clock stands still but the network does not: the files are in the cache once they have ended.
  const scripts = () => asked(complaints.requests).filter((address) => address.endsWith(".js"));
  await expect.poll(() => ended).toBe(scripts().length);
  const fetched = ended;
  await page.clock.runFor(4800);
  expect(await haveRun(page)).toBe(false);
  await page.clock.runFor(200);
  await expect.poll(() => haveRun(page)).toBe(true);
  expect([...fromCache.values()].map(Boolean)).toEqual(
    [false, true].flatMap((isCached) => Array<boolean>(fetched).fill(isCached)),
  );
});

test("on a slow connection scripts wait for an interaction or 8 s @phone", async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "slow-2g" } }),
  );
  await open(page);
  await page.clock.runFor(7900);
  expect(asked(complaints.requests)).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => asked(complaints.requests).length).toBeGreaterThan(2);
});

test("with data saving on, scripts wait for the first interaction @phone", async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await open(page);
  await page.clock.runFor(600_000);
  expect(asked(complaints.requests)).toEqual([]);
  await page.locator("header button[aria-controls]").tap();
  await expect.poll(() => asked(complaints.requests).length).toBeGreaterThan(2);
});

/** The rules of the page's own style element. */
const rules = (page: Page) =>
  page.evaluate(() => {
    const { sheet } = document.querySelector("style[data-emotion]") as HTMLStyleElement;
    return [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText);
  });

/** The buttons that copy a section's address; they come with the scripts, and so do their styles. */
const copyButtons = "section h2 + button";

for (const path of framedKinds) {
  test(`the scripts of ${path} add no styles except those of copy buttons @phone`, async ({
    page,
  }) => {
    await page.goto(path);
    const before = await rules(page);
    await hydrated(page);
    const copy = page.locator(copyButtons).first();
    const own = (await copy.count()) > 0 ? await copy.getAttribute("class") : "none";
    expect(before.length).toBeGreaterThan(50);
    const added = (await rules(page)).slice(before.length);
    expect(added.filter((rule) => !rule.includes(`.${own}`))).toEqual([]);
  });
}

test("react-slick adds no styles @phone", async ({ page }) => {
  await page.goto("/");
  const before = await rules(page);
  await hydrated(page);
  const { root, slick } = showcase(page);
  await bringIntoView(root);
  await expect(slick).toHaveCount(1);
  expect((await rules(page)).slice(before.length)).toEqual([]);
});
