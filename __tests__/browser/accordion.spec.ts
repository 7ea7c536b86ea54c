import type { Page } from "@playwright/test";
import { services } from "./support/landing";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit, visitWithStoppedClock } from "./support/visit";
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

test.describe("the services on small screens", { tag: "@phone" }, () => {
  test("are an accordion with at most one item open, whose button leads to the contact page", async ({
    page,
  }) => {
    await visit(page, "/");
    await expectOpen(page, 0);
    for (const position of [2, 1, 0]) {
      const head = heads(page).nth(position);
      await head.tap();
      await expectOpen(page, position);
      const panel = page.locator(`[id="${await head.getAttribute("aria-controls")}"]`);
      await expect(panel.getByRole("img")).toBeVisible();
      await expect(panel.getByRole("paragraph").first()).toBeVisible();
      await expect(contact(page)).toHaveCount(1);
    }
    await heads(page).first().tap();
    await expectOpen(page);
    await expect(contact(page)).toHaveCount(0);
    await heads(page).first().tap();
    await expectOpen(page, 0);
    await contact(page).tap();
    await expect(page).toHaveURL("/contact");
  });

  test("open with the keyboard and when find-in-page matches hidden text", async ({ page }) => {
    await visit(page, "/");
    await heads(page).nth(1).focus();
    await page.keyboard.press("Enter");
    await expectOpen(page, 1);
    await page.keyboard.press("Space");
    await expectOpen(page);
    const closed = offer(page).locator('[hidden="until-found"]');
    await expect(closed).toHaveCount(entries.length);
    await closed.last().dispatchEvent("beforematch");
    await expectOpen(page, entries.length - 1);
  });

  test("never advance automatically", async ({ page }) => {
    await visitWithStoppedClock(page, "/");
    await bringIntoView(heads(page).first());
    await page.clock.runFor(30_000);
    await expectOpen(page, 0);
    await expect(services(page).root).toHaveCount(0);
  });
});

test(
  "the accordion becomes the list above 767 px, and back",
  { tag: "@desk" },
  async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 800 });
    await visit(page, "/");
    for (const [width, inAccordion, inList] of [
      [767, entries.length, 0],
      [768, 0, entries.length],
      [767, entries.length, 0],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(heads(page)).toHaveCount(inAccordion);
      await expect(services(page).picks).toHaveCount(inList);
    }
  },
);

test.describe("rotating a phone", { tag: "@phone" }, () => {
  const upright = { width: 412, height: 915 };
  const across = { width: 915, height: 412 };

  test("keeps the open service and the focus in it", async ({ page }) => {
    await page.setViewportSize(upright);
    await visit(page, "/");
    const last = entries.length - 1;
    await heads(page).last().focus();
    await page.keyboard.press("Enter");
    await expectOpen(page, last);
    await page.setViewportSize(across);
    await expect(services(page).picks.last()).toHaveAttribute("aria-current", "true");
    await expect(services(page).picks.last()).toBeFocused();
    await expect(services(page).picks.last()).toBeInViewport();
    await page.setViewportSize(upright);
    await expectOpen(page, last);
    await expect(heads(page).last()).toBeFocused();
    await expect(heads(page).last()).toBeInViewport();
  });

  test("keeps the service that is being read in view", async ({ page }) => {
    await page.setViewportSize(upright);
    await visit(page, "/");
    await heads(page).last().tap();
    await expectOpen(page, entries.length - 1);
    await bringIntoView(contact(page));
    await page.setViewportSize(across);
    await expect(services(page).current).toBeInViewport();
    await page.setViewportSize(upright);
    await expectOpen(page, entries.length - 1);
    await expect(heads(page).last().or(contact(page)).first()).toBeInViewport();
  });
});
