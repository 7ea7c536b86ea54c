import type { Page } from "@playwright/test";
import { services } from "./support/landing";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { hydrated, visit, visitWithStoppedClock } from "./support/visit";

const offer = (page: Page) => page.locator("#what-we-offer");
const heads = (page: Page) =>
  offer(page).getByRole("heading", { level: 3 }).locator("> button[aria-expanded]");
const states = (page: Page) =>
  heads(page).evaluateAll((nodes) => nodes.map((node) => node.getAttribute("aria-expanded")));

test.describe("the services on small screens", { tag: "@phone" }, () => {
  test("are an accordion of three headings, one open at a time", async ({ page }) => {
    await visit(page, "/");
    await expect(heads(page)).toHaveCount(3);
    await expect.poll(() => states(page)).toEqual(["true", "false", "false"]);
    await heads(page).nth(2).tap();
    await expect.poll(() => states(page)).toEqual(["false", "false", "true"]);
    await heads(page).nth(1).tap();
    await expect.poll(() => states(page)).toEqual(["false", "true", "false"]);
  });

  test("can all be closed", async ({ page }) => {
    await visit(page, "/");
    await heads(page).first().tap();
    await expect.poll(() => states(page)).toEqual(["false", "false", "false"]);
    await expect(offer(page).getByRole("link", { name: "Contact us now" })).toHaveCount(0);
    await heads(page).first().tap();
    await expect.poll(() => states(page)).toEqual(["true", "false", "false"]);
  });

  test("show picture, long text and contact button where they are open", async ({ page }) => {
    await visit(page, "/");
    for (const position of [1, 2, 0]) {
      const head = heads(page).nth(position);
      await head.tap();
      const panel = page.locator(`[id="${await head.getAttribute("aria-controls")}"]`);
      await expect(panel.getByRole("img")).toBeVisible();
      expect((await panel.innerText()).split(/\s+/).length).toBeGreaterThan(60);
      await expect(panel.getByRole("link", { name: "Contact us now" })).toBeVisible();
      await expect(offer(page).getByRole("link", { name: "Contact us now" })).toHaveCount(1);
    }
  });

  test("lead to the contact page", async ({ page }) => {
    await visit(page, "/");
    await offer(page).getByRole("link", { name: "Contact us now" }).tap();
    await expect(page).toHaveURL("/contact");
  });

  test("open by the keyboard", async ({ page }) => {
    await visit(page, "/");
    await heads(page).nth(1).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => states(page)).toEqual(["false", "true", "false"]);
    await page.keyboard.press("Space");
    await expect.poll(() => states(page)).toEqual(["false", "false", "false"]);
  });

  test("never move by themselves", async ({ page }) => {
    await visitWithStoppedClock(page, "/");
    await bringIntoView(heads(page).first());
    await page.clock.runFor(30_000);
    expect(await states(page)).toEqual(["true", "false", "false"]);
    await expect(services(page).root).toHaveCount(0);
  });

  test("keep closed texts within reach of the browser's search", async ({ page }) => {
    await visit(page, "/");
    const closed = offer(page).locator('[hidden="until-found"]');
    await expect(closed).toHaveCount(2);
    await closed.last().dispatchEvent("beforematch");
    await expect.poll(() => states(page)).toEqual(["false", "false", "true"]);
  });
});

for (const [width, isAccordion] of [
  [767, true],
  [768, false],
] as const) {
  test(
    `a screen ${width} px wide shows the ${isAccordion ? "accordion" : "list"}`,
    {
      tag: "@desk",
    },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, "/");
      await expect(heads(page)).toHaveCount(isAccordion ? 3 : 0);
      await expect(services(page).picks).toHaveCount(isAccordion ? 0 : 3);
    },
  );
}

test("turning the screen changes between the two", { tag: "@desk" }, async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.goto("/");
  await hydrated(page);
  await expect(heads(page)).toHaveCount(3);
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(heads(page)).toHaveCount(0);
  await expect(services(page).picks).toHaveCount(3);
});
