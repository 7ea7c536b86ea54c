import type { Page } from "@playwright/test";
import { addStyles } from "./support/pageChecks";
import { alertDocument, plainDocument } from "./support/routes";
import { expectInPlace } from "./support/scroll";
import { expect, test } from "./support/test";
import { hydrated, visit } from "./support/visit";
import { words } from "./support/words";

/** The table of contents, opened if it is collapsed. */
async function contents(page: Page) {
  const list = page.getByRole("navigation", { name: words.legal.contents });
  if (!(await list.isVisible())) await page.getByText(words.legal.contents).first().click();
  return list.getByRole("link");
}

test("the buttons that copy a section's address come without moving the text", async ({ page }) => {
  await page.goto(plainDocument.path);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const copy = page.locator("section h2 + button");
  const before = await height();
  await expect(copy).toHaveCount(0);
  await hydrated(page);
  await expect(copy).not.toHaveCount(0);
  expect(await height()).toBe(before);
});

test("the contents of a legal page lead to its sections", { tag: "@sizes" }, async ({ page }) => {
  const { path, sections } = plainDocument;
  await visit(page, path);
  for (const position of [sections.length - 1, 0]) {
    const link = (await contents(page)).nth(position);
    const id = new URL((await link.getAttribute("href")) ?? "", page.url()).hash.slice(1);
    await link.click();
    await expect(page).toHaveURL(`${path}#${id}`);
    await expectInPlace(page.locator(`[id="${id}"]`));
  }
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("the alert is above the document and has its own address", async ({ page }) => {
    const { path, alert } = alertDocument;
    await page.setViewportSize({ width: 360, height: 400 });
    await visit(page, `${path}#${alert?.anchor}`);
    const box = page.locator(`#${alert?.anchor}`);
    await expectInPlace(box);
    await expect(box.getByRole("listitem").first()).toBeVisible();
    for (const { number } of alert?.calls ?? []) {
      await expect(box.locator(`a[href="tel:${number}"]`)).toBeVisible();
    }
    const isFirst = await box.evaluate((node) =>
      [...document.querySelectorAll("article, details")].every(
        (other) => node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    );
    expect(isFirst).toBe(true);
  });

  test("on the way back, a table taller than the screen is focused clear of the header, with its whole ring", async ({
    page,
  }) => {
    await visit(page, alertDocument.path);
    await addStyles(page, "main td { padding-block: 60px !important; }");
    const table = page.locator("main [role=group][tabindex]");
    const { height = 0 } = (await table.boundingBox()) ?? {};
    await page.setViewportSize({ width: 360, height: Math.floor(height) + 75 });
    await table.evaluate((node) => {
      const link = Object.assign(document.createElement("a"), { href: "#", textContent: "Next" });
      node.after(link);
      link.focus();
      link.scrollIntoView({ block: "end", behavior: "instant" });
    });
    await page.keyboard.press("Shift+Tab");
    await expect(table).toBeFocused();
    const ring = 6;
    const header = (await page.getByRole("banner").boundingBox())?.height ?? 0;
    const box = await table.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(header + ring);
    expect(Number(box?.y) + Number(box?.height)).toBeLessThanOrEqual(
      (page.viewportSize()?.height ?? 0) - ring,
    );
  });
});
