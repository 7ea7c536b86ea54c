import type { Locator, Route } from "@playwright/test";
import { SLICK_WAIT_MS } from "../../src/lib/timing";
import { footerLink, services, showcase } from "./support/landing";
import { otherDocument } from "./support/routes";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit, visitWithStoppedClock } from "./support/visit";
import { products, services as entries, slideLabel } from "./support/words";

/** The slide is inside its carousel's box, from side to side. */
const expectShown = (slide: Locator) =>
  expect
    .poll(() =>
      slide.evaluate((node) => {
        const { left, right } = node.getBoundingClientRect();
        const middle = (left + right) / 2;
        return middle > 0 && middle < window.innerWidth && right - left > 200;
      }),
    )
    .toBe(true);

const changeByOneByte = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n` });
};

test(
  "a tampered chunk of react-slick is blocked, and the slides still work",
  { tag: "@desk" },
  async ({ page, complaints }) => {
    complaints.expect(/Failed to find a valid digest in the 'integrity' attribute .*\/slick-/);
    await page.route("**/slick-*.js", changeByOneByte);
    await visitWithStoppedClock(page, "/");
    const { picks, current, root, slick } = services(page);
    await bringIntoView(root);
    await page.clock.runFor(SLICK_WAIT_MS);
    await picks.last().click();
    await expect(current).toHaveAttribute("aria-label", slideLabel(entries.length, entries.length));
    await expectShown(current);
    await expect(slick).toHaveCount(0);

    const shelf = showcase(page);
    await shelf.picks.last().click();
    const total = products.length;
    await expect(shelf.current).toHaveAttribute("aria-label", slideLabel(total, total));
    await expectShown(shelf.current);
    await page.mouse.move(2, 300);
    await page.clock.runFor(15_000);
    await expect(shelf.current).toHaveAttribute("aria-label", slideLabel(1, total));
    await expectShown(shelf.current);
  },
);

test(
  "the page is readable when no script loads",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    complaints.expect(/failed request: .*\.js$/);
    complaints.expect(/net::ERR_FAILED/);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/");
    await page.keyboard.press("Shift");
    await expect(page.locator("html")).not.toHaveClass(/js/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await footerLink(page, otherDocument.label).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(otherDocument.title);
  },
);

test(
  "a tampered page script is blocked, and the page is readable",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    // Gatsby reports it too, unless it failed before Gatsby ran.
    complaints.expect(/valid digest in the 'integrity' .*-index-tsx-|not found|ChunkLoadError/);
    await page.route("**/component---src-pages-index-tsx-*.js", changeByOneByte);
    await page.goto("/");
    await page.keyboard.press("Shift");
    await expect(page.locator("html")).not.toHaveClass(/js/);
    await expect(page.locator("#partners")).toBeVisible();
  },
);

test(
  "a missing picture shows its alternative text",
  { tag: "@desk" },
  async ({ page, complaints }) => {
    complaints.expect(/failed request: .*\.(avif|webp|jpg)$/);
    complaints.expect(/net::ERR_FAILED/);
    await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
    await visit(page, "/");
    const [width, height] = await page
      .locator("#home img")
      .evaluate((node) => [node.clientWidth, node.clientHeight]);
    expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThan(100);
    await expect(page.locator("#home img")).toHaveAttribute("alt", /\S/);
  },
);
