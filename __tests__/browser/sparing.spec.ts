import type { Page } from "@playwright/test";
import { kinds } from "./support/routes";
import { expect, test } from "./support/test";
import { hydrated } from "./support/visit";

/** Opens the landing page with a clock that stands still. */
async function open(page: Page) {
  await page.clock.install({ time: new Date("2025-10-01T08:00:00Z") });
  await page.clock.pauseAt(new Date("2025-10-01T08:00:01Z"));
  await page.goto("/");
}

/** What was asked for that makes the page answer: its scripts, beside the starter, and its data. */
const asked = (requests: readonly string[]) =>
  requests.filter((address) => /^\/(?!starter-).*\.(js|json)$/.test(new URL(address).pathname));

test("a page without a sign waits 8 s @phone", async ({ page, complaints }) => {
  await open(page);
  await page.clock.runFor(7900);
  expect(asked(complaints.requests)).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => asked(complaints.requests).length).toBeGreaterThan(2);
});

test("where data is saved a page waits until there is a sign @phone", async ({
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

for (const path of kinds) {
  test(`${path} gets no more styles from its scripts, and is not styled anew for them @phone`, async ({
    page,
  }) => {
    await page.goto(path);
    const rules = () =>
      page.evaluate(() => {
        const { sheet } = document.querySelector("style[data-emotion]") as HTMLStyleElement;
        return [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText);
      });
    const before = await rules();
    await hydrated(page);
    expect(before.length).toBeGreaterThan(50);
    expect((await rules()).slice(before.length)).toEqual([]);
  });
}
