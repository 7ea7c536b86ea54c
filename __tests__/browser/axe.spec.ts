import type { Page } from "@playwright/test";
import { appButtons, appModal, services } from "./support/landing";
import { accessibilityProblems, contrastProblems } from "./support/axe";
import { kinds, unknownRoute } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { services as entries, slideLabel, words } from "./support/words";

// Without motion every text stands at its final colour.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The dark page keeps every rule; in the light theme, which changes colours alone, those of colours. */
async function expectAccessible(page: Page) {
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.evaluate(async () => {
    document.documentElement.setAttribute("data-theme", "light");
    // Links and buttons fade to their new colour, slowly on a busy machine.
    const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
  expect(await contrastProblems(page)).toEqual([]);
}

for (const path of kinds) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await visit(page, path);
    await expectAccessible(page);
  });
}

test("axe finds nothing on the page for unknown addresses", async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await visit(page, unknownRoute);
  await expectAccessible(page);
});

test("axe finds nothing in the open menu", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/contact");
  await page.getByRole("button", { name: words.navigation.header.open }).click();
  await expectAccessible(page);
});

test("axe finds nothing in the open modal", async ({ page }) => {
  await visit(page, "/contact");
  await appButtons(page).first().click();
  await expect(appModal(page).box).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing in the closed accordion", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/");
  const offer = page.locator("#what-we-offer");
  await offer.getByRole("button", { expanded: true }).click();
  await expect(offer.getByRole("button", { expanded: true })).toHaveCount(0);
  await expectAccessible(page);
});

test("axe finds nothing on a picked slide", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/");
  const { picks, root, current } = services(page);
  await picks.last().click();
  await expect(root.locator(".slick-active")).toHaveAttribute(
    "data-index",
    String(entries.length - 1),
  );
  await expect(current).toHaveAttribute("aria-label", slideLabel(entries.length, entries.length));
  await expectAccessible(page);
});

test("axe finds nothing after the form was submitted", async ({ page, complaints }) => {
  complaints.expect(/^console log: /);
  await visit(page, "/contact");
  const { form } = words.contact;
  await page.getByLabel(form.name.label).fill("Adésọlá Bello");
  await page.getByLabel(form.phone.label).fill("0801 234 5678");
  await page.getByLabel(form.email.label).fill("adesola@example.com");
  await page.getByLabel(form.message.label).fill("Two refills");
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(form.prepared.title)).toBeVisible();
  await expectAccessible(page);
});
