import type { Page } from "@playwright/test";
import { expectInPlace } from "./support/scroll";
import { legalRoutes } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

const article = (page: Page) => page.getByRole("article");
const numbered = (page: Page) =>
  article(page)
    .getByRole("heading", { level: 2 })
    .filter({ hasText: /^\d+\./ });

/** The contents, unfolded where they are folded. */
async function contents(page: Page) {
  const list = page.getByRole("navigation", { name: words.legal.contents });
  if (!(await list.isVisible())) await page.getByText(words.legal.contents).first().click();
  return list.getByRole("link");
}

/** The figures of specification, section 9, where each must stand. */
const figures: Record<string, RegExp[]> = {
  "/privacy-policy": [
    /under\s18|under the age of\s18/i,
    /servers?[^.]*Nigeria|Nigeria[^.]*servers?/i,
  ],
  "/terms-conditions": [
    /18\sor\solder/i,
    /up to two times|two (delivery )?attempts|twice/i,
    /Lagos, Nigeria and (the )?surrounding areas/i,
    /naira/i,
  ],
  "/returns-refund": [
    /within\s24\shours of delivery/i,
    /within\s2\shours/i,
    /7[–-]10\sbusiness\sdays/,
    /3[–-]5\sbusiness\sdays/,
    /1[–-]3\sbusiness\sdays/,
    /within\s2\shours during business hours/i,
    /non-refundable|not refund|cannot be refunded/i,
  ],
  "/lpg-safety": [/every\s5\syears/i, /\b767\b/, /\b112\b/],
};

for (const [path, count] of Object.entries(legalRoutes)) {
  test(`${path} has ${count} numbered sections and says when it was updated`, async ({ page }) => {
    await visit(page, path);
    await expect(numbered(page)).toHaveCount(count);
    const numbers = await numbered(page).allTextContents();
    expect(numbers.map((text) => Number.parseInt(text, 10))).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    await expect(article(page).getByText("Last updated: September 07, 2025")).toBeVisible();
    await expect(article(page).getByRole("heading", { name: words.legal.summary })).toBeVisible();
  });

  test(`the contents of ${path} lead to every section`, async ({ page }) => {
    await visit(page, path);
    const links = await contents(page);
    await expect(links).toHaveCount(count);
    const titles = await links.allTextContents();
    const sections = await numbered(page).allTextContents();
    expect(sections.map((text) => text.replace(/^\d+\.\s*/, ""))).toEqual(titles);
    for (const position of [0, Math.floor(count / 2), count - 1]) {
      const link = (await contents(page)).nth(position);
      const id = new URL((await link.getAttribute("href")) ?? "", page.url()).hash.slice(1);
      await link.click();
      await expect(page).toHaveURL(`${path}#${id}`);
      await expectInPlace(page.locator(`[id="${id}"]`));
    }
  });

  test(`${path} states its figures`, { tag: "@desk" }, async ({ page }) => {
    await visit(page, path);
    const text = await page.getByRole("main").innerText();
    for (const figure of figures[path] ?? []) expect(text).toMatch(figure);
    const length = text.split(/\s+/).length;
    expect(length).toBeGreaterThan(1000);
    expect(length).toBeLessThan(3000);
  });

  test(
    `${path} leads to the landing page and to the company's data`,
    { tag: "@desk" },
    async ({ page }) => {
      await visit(page, path);
      await expect(
        page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link"),
      ).toHaveAttribute("href", "/");
      await expect(
        article(page).getByRole("link", { name: words.company.email }).last(),
      ).toBeVisible();
    },
  );
}

test("the leak steps stand above everything else of the safety guide", async ({ page }) => {
  await visit(page, "/lpg-safety");
  const leak = page.locator("#leak");
  await expect(leak.getByRole("listitem").first()).toBeVisible();
  await expect(leak.locator('a[href="tel:767"]')).toBeVisible();
  await expect(leak.locator('a[href="tel:112"]')).toBeVisible();
  const isFirst = await leak.evaluate((node) =>
    [...document.querySelectorAll("article, details")].every(
      (other) => node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  );
  expect(isFirst).toBe(true);
});

test("the leak steps have an address of their own", async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 400 });
  await visit(page, "/lpg-safety#leak");
  await expectInPlace(page.locator("#leak"));
});

test.describe("on paper", { tag: "@desk" }, () => {
  for (const path of Object.keys(legalRoutes)) {
    test(`${path} is black text without the site around it`, async ({ page }) => {
      await visit(page, path);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await expect(page.getByRole("button")).toHaveCount(0);
      await expect(numbered(page).last()).toBeVisible();
      const colour = await article(page).evaluate((node) => getComputedStyle(node).color);
      expect(colour).toBe("rgb(20, 24, 29)");
      await expect(page.locator("#leak")).toHaveCount(path === "/lpg-safety" ? 1 : 0);
    });
  }
});
