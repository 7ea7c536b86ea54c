import type { Page } from "@playwright/test";
import { scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { nextTask, visit, visitWithStoppedClock } from "./support/visit";

const figures = (page: Page) => page.locator("#about dl dd");
const counting = (page: Page) => page.locator("[data-counting]");

/** Scrolls until the given share of the first figure stands above the lower edge of the screen. */
async function showShareOfFirst(page: Page, share: number) {
  const top = await figures(page)
    .first()
    .locator("> span")
    .evaluate((node, part) => {
      const box = node.getBoundingClientRect();
      return window.scrollY + box.top + box.height * part - window.innerHeight;
    }, share);
  await scrollTo(page, top);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
}

test("the final figures stand in the HTML", { tag: "@desk" }, async ({ request }) => {
  const html = (await (await request.get("/")).text()).replaceAll("<!-- -->", "");
  const found = [
    ...html.matchAll(/<dd[^>]*><span[^>]*><span[^>]*>([\d,+]+)<\/span><\/span><\/dd>/g),
  ];
  expect(found.map(([, figure]) => figure)).toEqual(["20", "30", "2,000+"]);
});

test("counting starts when half of a counter is visible, not before", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => document.fonts.ready);
  await showShareOfFirst(page, 0.4);
  await expect(counting(page).first()).toHaveText("0");
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(counting(page).first()).toHaveText("0");
  await showShareOfFirst(page, 0.6);
  await expect(counting(page).first()).not.toHaveText("0");
});

test("the counters reach their figures after 3, 3.5 and 4.5 seconds", async ({ page }) => {
  await visitWithStoppedClock(page, "/");
  await page.locator("#about dl").evaluate((node) => node.scrollIntoView({ block: "center" }));
  await expect
    .poll(async () => {
      await page.clock.runFor(16);
      return counting(page).allTextContents();
    })
    .not.toContain("0");
  await expect(counting(page)).toHaveCount(3);

  await page.clock.runFor(2700);
  await expect(counting(page)).toHaveCount(3);
  await page.clock.runFor(300);
  await expect(counting(page)).toHaveCount(2);
  await expect(figures(page).nth(0)).toHaveText("20");

  await page.clock.runFor(500);
  await expect(counting(page)).toHaveCount(1);
  await expect(figures(page).nth(1)).toHaveText("30");

  await page.clock.runFor(700);
  await expect(counting(page)).toHaveCount(1);
  await page.clock.runFor(300);
  await expect(counting(page)).toHaveCount(0);
  await expect(figures(page).nth(2)).toHaveText(/^2,?000\+$/);
});

test("the moving figures are hidden from screen readers", { tag: "@desk" }, async ({ page }) => {
  await visitWithStoppedClock(page, "/");
  await expect(counting(page)).toHaveCount(3);
  for (const copy of await counting(page).all()) {
    await expect(copy).toHaveAttribute("aria-hidden", "true");
  }
  await expect(page.locator("#about dl")).toMatchAriaSnapshot(`
    - term: Products
    - definition: "20"
    - term: Clients
    - definition: "30"
    - term: Customers
    - definition: 2,000+
  `);
});

test("nothing beside a counter moves while it counts", { tag: "@desk" }, async ({ page }) => {
  await visitWithStoppedClock(page, "/");
  const width = () =>
    figures(page)
      .nth(2)
      .locator("> span")
      .evaluate((node) => node.getBoundingClientRect().width);
  const before = await width();
  await page.locator("#about dl").evaluate((node) => node.scrollIntoView({ block: "center" }));
  await nextTask(page);
  await page.clock.runFor(1500);
  expect(await width()).toBe(before);
  await page.clock.runFor(5000);
  expect(await width()).toBe(before);
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the figures stand still", async ({ page }) => {
    await visit(page, "/");
    await expect(counting(page)).toHaveCount(0);
    await expect(figures(page)).toHaveText(["20", "30", /^2,?000\+$/]);
    const opacity = await figures(page)
      .first()
      .locator("span")
      .last()
      .evaluate((node) => getComputedStyle(node).opacity);
    expect(opacity).toBe("1");
  });
});
