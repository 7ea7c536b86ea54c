import { expectAccessible } from "./support/axe";
import { appButtons, appModal, headerNavigation, services, showcase } from "./support/landing";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { services as entries, words } from "./support/words";

// Reduced motion shows every text in its final colour.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test(
  "the closed accordion and the open menu are accessible",
  { tag: "@phone" },
  async ({ page }) => {
    await visit(page, "/");
    await page.locator("#what-we-offer").getByRole("button", { expanded: true }).click();
    await expectAccessible(page, "#what-we-offer");
    await page.getByRole("button", { name: words.navigation.header.open }).click();
    await expectAccessible(page, "header");
  },
);

test("carousels that have advanced are accessible", async ({ page }) => {
  await visit(page, "/");
  await showcase(page).picks.last().click();
  await showcase(page).play.click();
  const { picks, root, expectAt } = services(page);
  await picks.last().click();
  const last = String(entries.length - 1);
  await expect(root.locator(".slick-active")).toHaveAttribute("data-index", last);
  await expectAt(entries.length);
  await expectAccessible(page, "#what-we-offer, #services");
});

test("the modal and the form after presses are accessible", async ({ page, complaints }) => {
  complaints.expect(/^console log: /);
  await visit(page, "/contact");

  await appButtons(page).first().click();
  const { confirm } = appModal(page);
  await expectAccessible(page, "dialog");
  await confirm.click();

  const { form } = words.contact;
  await page.getByLabel(form.name.label).fill("Ada");
  await page.getByLabel(form.phone.label).fill("0801 234 5678");
  await page.getByLabel(form.email.label).fill("ada@example.com");
  await page.getByLabel(form.message.label).fill("Two bottles");
  await page.getByRole("button", { name: form.submit }).click();
  await page.getByLabel(form.message.label).fill("x".repeat(10_000));
  await expect(page.getByText(form.prepared.long)).toBeVisible();
  await expectAccessible(page, "main");
});

test("the main controls are at least 44 px high", { tag: "@sizes" }, async ({ page, isMobile }) => {
  await visit(page, "/");
  if (isMobile) await page.getByRole("button", { name: words.navigation.header.open }).click();
  const { play, previous, next } = words.app.carousel;
  const buttons = [play, previous, next, /^\d$/].map((name) =>
    page.getByRole("button", { name, exact: name !== play }),
  );
  for (const controls of [headerNavigation(page).getByRole("link"), appButtons(page), ...buttons]) {
    await expect(controls).not.toHaveCount(0);
    for (const control of await controls.all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
