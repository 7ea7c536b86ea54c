import type { Page } from "@playwright/test";
import { accessibilityProblems, contrastProblems } from "./support/axe";
import { appButtons, appModal, services, showcase } from "./support/landing";
import { answerForMap, expectMapRequest } from "./support/map";
import { isDocument, kinds, unknownRoute } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { services as entries, slideLabel, words } from "./support/words";

// Reduced motion shows every text in its final colour.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const show = (page: Page, theme: string) =>
  page.evaluate(async (name) => {
    document.documentElement.setAttribute("data-theme", name);
    // Links and buttons fade to their new colour, which takes longer on a busy machine.
    const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  }, theme);

/** The dark theme is tested against every rule. The light theme differs only in colours. */
async function expectAccessible(page: Page, state = "as it comes") {
  expect(await accessibilityProblems(page), state).toEqual([]);
  await show(page, "light");
  expect(await contrastProblems(page), `${state}, light`).toEqual([]);
  await show(page, "dark");
}

for (const path of kinds.filter(
  (route) => !isDocument(route) && route !== "/" && route !== "/contact",
)) {
  test(`axe finds no violation on ${path}`, async ({ page }) => {
    await visit(page, path);
    await expectAccessible(page);
  });
}

for (const path of kinds.filter(isDocument)) {
  test(`axe finds no violation on ${path} or its notices`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-write"]);
    await visit(page, path);
    await expectAccessible(page);
    await page.getByRole("article").getByRole("button").last().click();
    await expect(page.getByRole("status")).not.toBeEmpty();
    await expectAccessible(page, "a notice");
  });
}

test("axe finds no violation on the 404 page", async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await visit(page, unknownRoute);
  await expectAccessible(page);
});

test(
  "axe finds no violation on the landing page with its accordion closed",
  { tag: "@phone" },
  async ({ page }) => {
    await visit(page, "/");
    await expectAccessible(page);
    const offer = page.locator("#what-we-offer");
    await offer.getByRole("button", { expanded: true }).click();
    await expect(offer.getByRole("button", { expanded: true })).toHaveCount(0);
    await expectAccessible(page, "closed");
  },
);

test(
  "axe finds no violation on the landing page after its carousels have advanced",
  { tag: "@desk" },
  async ({ page }) => {
    await visit(page, "/");
    await expectAccessible(page);
    await showcase(page).picks.last().click();
    await showcase(page).play.click();
    const { picks, root, current } = services(page);
    await picks.last().click();
    await expect(root.locator(".slick-active")).toHaveAttribute(
      "data-index",
      String(entries.length - 1),
    );
    await expect(current).toHaveAttribute("aria-label", slideLabel(entries.length, entries.length));
    await expectAccessible(page, "turned");
  },
);

test("axe finds no violation in the open menu", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/contact");
  await page.getByRole("button", { name: words.navigation.header.open }).click();
  await expectAccessible(page);
});

test("axe finds no violation on the contact page in any state", async ({ page, complaints }) => {
  complaints.expect(/^console log: /);
  await answerForMap(page);
  await visit(page, "/contact");
  await expectAccessible(page);

  await appButtons(page).first().click();
  await expect(appModal(page).box).toBeVisible();
  await expectAccessible(page, "modal");
  await page.keyboard.press("Escape");

  const { form, map } = words.contact;
  await page.getByLabel(form.name.label).fill("Adésọlá Bello");
  await page.getByLabel(form.phone.label).fill("0801 234 5678");
  await page.getByLabel(form.email.label).fill("adesola@example.com");
  await page.getByLabel(form.message.label).fill("x".repeat(10_000));
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(form.prepared.long)).toBeVisible();
  expectMapRequest(complaints);
  await page.getByRole("button", { name: map.load }).click();
  await expect(page.getByTitle(map.frameTitle).contentFrame().getByRole("heading")).toBeVisible();
  await expectAccessible(page, "submitted, with its map");
});
