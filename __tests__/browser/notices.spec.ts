import type { Page } from "@playwright/test";
import { BRIEF_NOTICE_MS } from "../../src/lib/timing";
import { expectAccessible } from "./support/axe";
import { kept } from "./support/keptCard";
import { leakCard, plainDocument } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

const { path, sections } = plainDocument;
const first = String(sections[0]);
const notices = (page: Page) => page.getByRole("status", { name: words.app.notifications.label });
const copyButton = (page: Page) => page.getByRole("article").getByRole("button", { name: first });
const dismissals = (page: Page) =>
  notices(page).getByRole("button", { name: words.app.notifications.dismiss });
const firstId = (page: Page) =>
  page.getByRole("article").locator("h2 > a[id]").first().getAttribute("id");

test("a copied address is confirmed by a notice that leaves", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, `${path}?fbclid=1`);
  await page.clock.install();
  await expect(notices(page)).toBeEmpty();
  await copyButton(page).click();
  await expect(notices(page)).toContainText(words.legal.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`${path}#${await firstId(page)}`, page.url()).href);
  // While it has the focus, it stays.
  await dismissals(page).focus();
  await expectAccessible(page, "[role=status]");
  await dismissals(page).click();
  await expect(notices(page)).toBeEmpty();
  await expect(copyButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notices(page)).not.toBeEmpty();
  await dismissals(page).focus();
  await page.keyboard.press("Escape");
  await expect(notices(page)).toBeEmpty();
  await expect(copyButton(page)).toBeFocused();

  await copyButton(page).click();
  const notice = await notices(page).getByRole("paragraph").elementHandle();
  await copyButton(page).click();
  // Screen readers announce the new one, which replaces its equal.
  await expect.poll(() => notice?.evaluate((node) => node.isConnected)).toBe(false);
  await expect(notices(page)).toHaveAttribute("aria-atomic", "false");
  await expect(notices(page).getByRole("paragraph")).toHaveCount(1);
  await dismissals(page).focus();
  await page.clock.runFor(2 * BRIEF_NOTICE_MS);
  await expect(notices(page)).toContainText(words.legal.copied);
  await copyButton(page).focus();
  await page.clock.runFor(BRIEF_NOTICE_MS);
  await expect(notices(page)).toBeEmpty();
});

test("Escape dismisses a notice from the moment that it shows", async ({ page }) => {
  await visit(page, path);
  const dismissed = notices(page).evaluate(
    (region) =>
      new Promise<number>((resolve) => {
        const escape = () =>
          document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        // Runs before the browser paints the notice.
        new MutationObserver((_changes, observer) => {
          observer.disconnect();
          escape();
          resolve(region.childElementCount);
        }).observe(region, { childList: true });
      }),
  );
  await copyButton(page).click();
  expect(await dismissed).toBe(0);
});

test("if the browser forbids copying, the address is put in the address bar", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("denied", "NotAllowedError")) },
    });
  });
  await visit(page, path);
  await copyButton(page).click();
  await expect(notices(page)).toContainText(words.legal.copyFailed);
  await expect(page).toHaveURL(`${path}#${await firstId(page)}`);
  await expect(copyButton(page)).toBeFocused();
});

test("an offline link shows a notice that stays until there is a connection", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  await visit(page, path);
  await kept(page);
  await page.clock.install();
  await copyButton(page).click();
  await context.setOffline(true);
  const link = page.getByRole("contentinfo").locator('a[href="/contact"]');
  await link.click();
  const shown = notices(page).getByRole("paragraph");
  await expect(shown).toHaveCount(2);
  await expect(shown.last()).toContainText(words.app.offline.message);
  await expect(page).toHaveURL(path);
  const card = notices(page).getByRole("link", { name: words.app.offline.leakCard });
  await expect(card).toHaveAttribute("href", leakCard);
  await card.focus();
  await page.clock.runFor(2 * BRIEF_NOTICE_MS);
  await expect(shown).toHaveCount(1);
  await expect(card).toBeFocused();
  await copyButton(page).click();
  await expect(shown).toHaveCount(2);
  await context.setOffline(false);
  await expect(shown).toHaveText(words.legal.copied);
  await link.click();
  await expect(page).toHaveURL("/contact");
});
