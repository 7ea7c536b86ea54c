import type { Page } from "@playwright/test";
import { appButtons, appModal } from "./support/landing";
import { scrollTop } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

const firstButton = (page: Page) => appButtons(page).first();

async function openModal(page: Page) {
  await firstButton(page).click();
  await expect(appModal(page)).toBeVisible();
}

for (const [path, groups] of [
  ["/", 3],
  ["/contact", 2],
  ["/privacy-policy", 1],
  ["/no-such-page", 1],
] as const) {
  test(`every app button of ${path} opens the modal`, async ({ page, complaints }) => {
    if (path === "/no-such-page") complaints.expect(/status of 404/);
    await visit(page, path);
    await expect(appButtons(page)).toHaveCount(2 * groups);
    for (const button of await appButtons(page).all()) {
      await button.click();
      await expect(appModal(page)).toBeVisible();
      await expect(appModal(page)).toContainText("Will be live soon.");
      await page.getByRole("button", { name: "Got it" }).click();
      await expect(appModal(page)).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
}

test("the close icon closes the modal", async ({ page }) => {
  await visit(page, "/");
  await openModal(page);
  await appModal(page).getByRole("button", { name: "Close", exact: true }).click();
  await expect(appModal(page)).toBeHidden();
  await expect(firstButton(page)).toBeFocused();
});

test("a click outside the box closes the modal, one inside does not", async ({ page }) => {
  await visit(page, "/");
  await openModal(page);
  await appModal(page).getByText("Will be live soon.").click();
  await expect(appModal(page)).toBeVisible();
  await page.mouse.click(8, 8);
  await expect(appModal(page)).toBeHidden();
});

test("Escape closes the modal and gives the focus back", async ({ page }) => {
  await visit(page, "/");
  await openModal(page);
  await page.keyboard.press("Escape");
  await expect(appModal(page)).toBeHidden();
  await expect(firstButton(page)).toBeFocused();
  await openModal(page);
});

test("Tab cycles inside the modal, both ways", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/");
  await openModal(page);
  const confirm = page.getByRole("button", { name: "Got it" });
  const close = appModal(page).getByRole("button", { name: "Close", exact: true });
  await expect(confirm).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(confirm).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(confirm).toBeFocused();
});

test("the page behind the modal stays where it is", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/");
  const left = () =>
    page.getByRole("heading", { level: 1 }).evaluate((node) => node.getBoundingClientRect().left);
  const before = await left();
  await openModal(page);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("End");
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
  );
  expect(await scrollTop(page)).toBe(0);
  expect(await left()).toBe(before);
  await page.keyboard.press("Escape");
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
});

test("Back closes the modal with its page", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/contact"]')?.click());
  await expect(page).toHaveURL("/contact");
  await openModal(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(appModal(page)).toBeHidden();
});

test("without scripts the modal opens and closes all the same", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/contact");
  await firstButton(page).click();
  await expect(appModal(page)).toBeVisible();
  await page.getByRole("button", { name: "Got it" }).click();
  await expect(appModal(page)).toBeHidden();
  await context.close();
});

test("an app button pressed before the scripts arrive opens a modal that they take over", async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await firstButton(page).click();
  await expect(appModal(page)).toBeVisible();
  release();
  await page.waitForLoadState("load");
  await expect(page.locator("[data-counting]").first()).toBeAttached();
  await expect(appModal(page)).toBeVisible();
  await page.getByRole("button", { name: "Got it" }).click();
  await expect(appModal(page)).toBeHidden();
});
