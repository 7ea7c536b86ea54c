import type { Page } from "@playwright/test";
import { appButtons, services } from "./support/landing";
import { accessibilityProblems } from "./support/axe";
import { routes, unknownRoute } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

/** Opens a page in a theme; without motion, so that every text stands at its final colour. */
async function visitIn(page: Page, theme: string, path: string) {
  await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, path);
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
}

for (const theme of ["dark", "light"]) {
  for (const path of [...routes, unknownRoute]) {
    test(`axe finds nothing on ${path} in the ${theme} theme`, async ({ page, complaints }) => {
      if (path === unknownRoute) complaints.expect(/status of 404/);
      await visitIn(page, theme, path);
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  }

  test(
    `axe finds nothing in the open menu in the ${theme} theme`,
    { tag: "@phone" },
    async ({ page }) => {
      await visitIn(page, theme, "/contact");
      await page.getByRole("button", { name: words.navigation.header.open }).click();
      expect(await accessibilityProblems(page)).toEqual([]);
    },
  );

  test(`axe finds nothing in the open modal in the ${theme} theme`, async ({ page }) => {
    await visitIn(page, theme, "/contact");
    await appButtons(page).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test(
    `axe finds nothing in the closed accordion in the ${theme} theme`,
    { tag: "@phone" },
    async ({ page }) => {
      await visitIn(page, theme, "/");
      const offer = page.locator("#what-we-offer");
      await offer.getByRole("button", { expanded: true }).click();
      await expect(offer.getByRole("button", { expanded: true })).toHaveCount(0);
      expect(await accessibilityProblems(page)).toEqual([]);
    },
  );

  test(
    `axe finds nothing on a picked slide in the ${theme} theme`,
    { tag: "@desk" },
    async ({ page }) => {
      await visitIn(page, theme, "/");
      const { picks, root, current } = services(page);
      await picks.nth(2).click();
      await expect(root.locator(".slick-active")).toHaveAttribute("data-index", "2");
      await expect(current).toHaveAttribute("aria-label", "3 of 3");
      expect(await accessibilityProblems(page)).toEqual([]);
    },
  );

  test(`axe finds nothing after the form was submitted in the ${theme} theme`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/^console log: /);
    await visitIn(page, theme, "/contact");
    const { form } = words.contact;
    await page.getByLabel(form.name.label).fill("Adésọlá Bello");
    await page.getByLabel(form.phone.label).fill("0801 234 5678");
    await page.getByLabel(form.email.label).fill("adesola@example.com");
    await page.getByLabel(form.message.label).fill("Two refills");
    await page.getByRole("button", { name: form.submit }).click();
    await expect(page.getByText(form.prepared.title)).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}
