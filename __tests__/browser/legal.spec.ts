import { addStyles } from "./support/pageChecks";
import { alertDocument, plainDocument } from "./support/routes";
import { expect, test } from "./support/test";
import { hydrated, visit } from "./support/visit";

test("the buttons of a document move no text @phone", async ({ page }) => {
  await page.goto(plainDocument.path);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const copy = page.locator("section h2 + button");
  const before = await height();
  await expect(copy).toHaveCount(0);
  await hydrated(page);
  await expect(copy).not.toHaveCount(0);
  expect(await height()).toBe(before);
});

test("a table too large for the screen is a tab stop, in view @phone", async ({ page }) => {
  await visit(page, alertDocument.path);
  const box = page
    .getByRole("main")
    .getByRole("group")
    .filter({ has: page.getByRole("table") });
  await expect(box).not.toHaveAttribute("tabindex");
  await addStyles(page, "main td { padding: 200px !important; }");
  await page.evaluate(() => window.dispatchEvent(new Event("resize")));
  const table = page.locator("main [role=group][tabindex]");
  await table.evaluate((node) => {
    const link = Object.assign(document.createElement("a"), { href: "#", textContent: "Next" });
    node.after(link);
    link.focus();
  });
  await page.keyboard.press("Shift+Tab");
  await expect(table).toBeFocused();
  const ring = 6;
  const header = await page.getByRole("banner").boundingBox();
  const { y = 0, height = 0 } = (await table.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(Number(header?.height) + ring);
  expect(y + height).toBeLessThanOrEqual(740 - ring);
});
