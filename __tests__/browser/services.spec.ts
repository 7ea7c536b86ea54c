import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { proportionsOf, services } from "./support/landing";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { holdScripts, visit } from "./support/visit";
import { services as entries, words } from "./support/words";

const offer = (page: Page) => page.locator("#what-we-offer");
const contact = (page: Page) =>
  offer(page).getByRole("link", { name: words.home.offer.contact, exact: true });
const heads = (page: Page) =>
  offer(page).getByRole("heading", { level: 3 }).locator("> button[aria-expanded]");

/** Expects exactly the item at `position` to be expanded, or none if it is undefined. */
const expectOpen = (page: Page, position?: number) =>
  expect
    .poll(() =>
      heads(page).evaluateAll((nodes) => nodes.map((node) => node.getAttribute("aria-expanded"))),
    )
    .toEqual(entries.map((_, index) => String(index === position)));

test("services open one at a time, under the finger @phone", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/");
  await expectOpen(page, 0);
  for (const [press, position] of [2, 0, 1, 2, 1].entries()) {
    const head = heads(page).nth(position);
    const top = () => head.evaluate((node) => node.getBoundingClientRect().top);
    await bringIntoView(head);
    const before = await top();
    await head.tap();
    if (press === 0) {
      await expect(head).toHaveAttribute("data-pressed");
      await expectOpen(page, 0);
      release();
    }
    await expectOpen(page, position);
    expect(Math.abs((await top()) - before), `the service ${position}`).toBeLessThan(1);
    const panel = page.locator(`[id="${await head.getAttribute("aria-controls")}"]`);
    await expect(panel.getByRole("img")).toBeVisible();
    await expect(panel.getByRole("paragraph").first()).toBeVisible();
    await expect(contact(page)).toHaveCount(1);
  }
  await expect(page.locator("[data-pressed]")).toHaveCount(0);
  await page.keyboard.press("Space");
  await expectOpen(page);
  await expect(contact(page)).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectAccessible(page, "#what-we-offer");
  const closed = offer(page).locator('[hidden="until-found"]');
  await expect(closed).toHaveCount(entries.length);
  await closed.last().dispatchEvent("beforematch");
  await expectOpen(page, entries.length - 1);
});

// 767 px and less have the accordion.
const upright = { width: 767, height: 1000 };
const across = { width: 768, height: 412 };

test("services become a list and back, with the same one open @phone", async ({ page }) => {
  await page.setViewportSize(upright);
  await visit(page, "/");
  const last = entries.length - 1;
  await heads(page).last().focus();
  await page.keyboard.press("Enter");
  await expectOpen(page, last);
  await bringIntoView(contact(page));
  await page.setViewportSize(across);
  await expect(heads(page)).toHaveCount(0);
  await expect(services(page).picks).toHaveCount(entries.length);
  await expect(services(page).picks.last()).toHaveAttribute("aria-current", "true");
  await expect(services(page).picks.last()).toBeFocused();
  await expect(services(page).picks.last()).toBeInViewport();
  await expect(services(page).current).toBeInViewport();
  await expect(services(page).slick).toHaveCount(1);
  await page.setViewportSize(upright);
  await expectOpen(page, last);
  await expect(heads(page).last()).toBeFocused();
  await expect(heads(page).last()).toBeInViewport();
  await expect(services(page).picks).toHaveCount(0);
  // Slick, which is hidden now, opens none again.
  await page.keyboard.press("Enter");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await expectOpen(page);
});

test("a picked service shows itself, its photo upright", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const { root, picks, current, expectAt } = services(page);
  // In the window of a small laptop the slides fit below the header.
  expect((await root.boundingBox())?.height).toBeLessThanOrEqual(700);
  await expect(picks).toHaveCount(entries.length);
  const turned = entries.find(({ slug }) => slug === "stove-repair");
  const photo = root.getByAltText(String(turned?.imageAlt)).first();
  const { declared, natural } = await proportionsOf(photo);
  expect(declared).toBeGreaterThan(1);
  expect(natural).toBeCloseTo(declared, 1);
  for (const [index, pick] of (await picks.all()).entries()) {
    await pick.click();
    await expect(pick).toHaveAttribute("aria-current", "true");
    await expect(root.locator("[aria-current]")).toHaveCount(1);
    await expect(pick.locator("img")).toBeVisible();
    await expectAt(index + 1);
    await expect(current.getByRole("img").first()).toBeVisible();
    await expect(current.getByRole("heading", { level: 3 })).toHaveText(
      String(entries[index]?.title),
    );
  }
  await expectAccessible(page, "#what-we-offer");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.locator("#what-we-offer picture img:visible")).toHaveCount(entries.length);
});
