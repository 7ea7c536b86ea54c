import type { Page } from "@playwright/test";
import { SLICK_WAIT_MS } from "../../src/lib/timing";
import { plainDocument } from "./support/routes";
import { scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";

/** Opens a page with a stopped clock. */
async function open(page: Page, path = "/") {
  await page.clock.install({ time: new Date("2025-10-01T08:00:00Z") });
  await page.clock.pauseAt(new Date("2025-10-01T08:00:01Z"));
  await page.goto(path);
}

/** The requests that make the page interactive: its scripts and its data. */
const asked = (requests: readonly string[]) =>
  requests.filter((address) => /\.(js|json)$/.test(address));

/** Whether the page's scripts have run. */
const haveRun = (page: Page) => page.evaluate(() => Boolean(window.earlyVisit?.isTakenOver));

test("unused, scripts load after 3 s and run after 8 s @phone", async ({ page, complaints }) => {
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
  // Nor by a press on a link: scripts would compete with its page.
  await page.locator('footer a[href="/contact"]').dispatchEvent("pointerdown");
  expect(asked(complaints.requests)).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => asked(complaints.requests).length).toBeGreaterThan(2);
  // The clock stands still but the network does not: the files are in the cache once they have ended.
  const scripts = () => asked(complaints.requests).filter((address) => address.endsWith(".js"));
  await expect.poll(() => ended).toBe(scripts().length);
  const fetched = ended;
  const pictures = () =>
    complaints.requests.filter((address) => /\/static\/.+\.svg$/.test(address));
  const pictured = pictures();
  await page.clock.runFor(4800);
  expect(await haveRun(page)).toBe(false);
  await page.clock.runFor(200);
  await expect.poll(() => haveRun(page)).toBe(true);
  // What scripts add far below the first screen loads nothing yet, and no carousel there loads slick.
  await page.clock.runFor(SLICK_WAIT_MS);
  await expect(page.locator("#partners ul[aria-hidden] img")).not.toHaveCount(0);
  expect(pictures()).toEqual(pictured);
  expect([...fromCache.values()].map(Boolean)).toEqual(
    [false, true].flatMap((isCached) => Array<boolean>(fetched).fill(isCached)),
  );
});

test("scripts start at once at an anchor or an old place @phone", async ({ page, complaints }) => {
  await open(page, "/#partners");
  await expect.poll(() => haveRun(page)).toBe(true);
  await page.goto(plainDocument.path);
  const before = asked(complaints.requests).length;
  await page.reload();
  expect(asked(complaints.requests)).toHaveLength(before);
  await scrollTo(page, 400);
  await expect.poll(() => haveRun(page)).toBe(true);
  await page.reload();
  await expect.poll(() => haveRun(page)).toBe(true);
});

for (const [name, connection, waitMs] of [
  [
    "on a slow connection scripts wait for an interaction or 8 s",
    { effectiveType: "slow-2g" },
    7900,
  ],
  ["with data saving on, scripts wait for the first interaction", { saveData: true }, 600_000],
] as const)
  test(`${name} @phone`, async ({ page, complaints }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await open(page, "saveData" in connection ? "/#partners" : "/");
    await page.clock.runFor(waitMs);
    expect(asked(complaints.requests)).toEqual([]);
    if ("saveData" in connection) await page.locator("header button[aria-controls]").tap();
    else await page.clock.runFor(200);
    await expect.poll(() => asked(complaints.requests).length).toBeGreaterThan(2);
  });

test("with data saving on, a form starts scripts if it is filled in", async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const field = page.locator("main [name=name]");
  await page.goto("/contact");
  await page.reload();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(asked(complaints.requests)).toEqual([]);
  await field.pressSequentially("Ada");
  await expect.poll(() => haveRun(page)).toBe(true);
  await page.goto(plainDocument.path);
  await page.goBack();
  await expect(field).toHaveValue("Ada");
  await expect.poll(() => haveRun(page)).toBe(true);
});
