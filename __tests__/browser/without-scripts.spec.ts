import type { Page } from "@playwright/test";
import { localNumber } from "../../src/lib/contactLinks";
import { appButtons, appModal } from "./support/landing";
import { linesOf } from "./support/overflow";
import { alertDocument, framedKinds } from "./support/routes";
import { expectInPlace } from "./support/scroll";
import { expect, test } from "./support/test";
import { products, services, words } from "./support/words";

test.use({ javaScriptEnabled: false });

/** The page's text nodes without a box, such as those in closed or hidden parts. */
const hiddenTexts = (page: Page) =>
  page
    .locator("main p, main h1, main h2, main h3, main li, main dd, main dt")
    .evaluateAll((nodes) =>
      nodes
        // Forms that only work with scripts are left out whole, and the answer that asks to fill them in.
        .filter((node) => node.closest("form")?.checkVisibility() !== false)
        .filter((node) => !node.closest("[role=status]"))
        .filter(
          (node) => !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((node) => node.textContent.slice(0, 60)),
    );

test("every kind of page is readable and has no idle control @phone", async ({ page }) => {
  for (const path of framedKinds)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // The app buttons open the modal without scripts too.
      await expect(page.getByRole("button")).toHaveCount(await appButtons(page).count());
      await expect(page.getByRole("radio")).toHaveCount(0);
      await expect(page.getByRole("textbox")).toHaveCount(path === "/contact" ? 4 : 0);
      const folded = page.locator("main details:not([open]) > summary");
      while ((await folded.count()) > 0) await folded.first().click();
      // Texts that the landing page hides are visible elsewhere on it; see below.
      if (path !== "/") expect(await hiddenTexts(page)).toEqual([]);
      const links = page.getByRole("banner").locator("nav").getByRole("link");
      await expect(links).toHaveCount(words.navigation.header.items.length);
      for (const link of await links.all()) expect(await linesOf(link)).toBe(1);
    });
});

test("calculators show their example; addresses open sections", async ({ page }) => {
  const answer = page.getByRole("main").getByRole("status");
  await page.goto("/how-long-it-lasts");
  await expect(answer).toContainText("40 to 43 days");
  await page.goto("/check-my-refill");
  await expect(answer.first()).toContainText("0.6 kg");
  await expect(page.getByText(words.refill.stamps.result.waiting)).toBeHidden();
  const { path, alert } = alertDocument;
  await page.goto(`${path}#${alert?.anchor}`);
  await expectInPlace(page.locator(`#${alert?.anchor}`));
  await page.goto("/contact#wrong");
  await expect(page.getByText(words.contact.ordering.wrong.introduction)).toBeInViewport();
});

test("the landing page shows everything, and its modal works", async ({ page }) => {
  await page.goto("/");
  const names = [...services.map(({ title }) => title), ...products.map(({ name }) => name)];
  for (const name of names)
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  const last = page.getByRole("heading", { name: products.at(-1)?.name, exact: true });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const { box, close, confirm } = appModal(page);
  for (const leave of [close, confirm]) {
    await appButtons(page).first().click();
    await expect(box).toBeVisible();
    await leave.click();
    await expect(box).toBeHidden();
  }
});

test("the form says why it cannot be submitted, and keeps its values", async ({ page }) => {
  await page.goto("/contact");
  const { form } = words.contact;
  const note = page.locator("form p").filter({ hasText: form.withoutScripts });
  await expect(note).toBeVisible();
  const links = [localNumber(words.company.telephone), words.company.email];
  await expect(note.getByRole("link")).toHaveText(links);
  for (const name of ["name", "phone", "message"])
    await page.locator(`[name=${name}]`).fill("12345");
  await page.locator("[name=email]").fill("ada@example.com");
  await page.locator("[name=email]").press("Enter");
  await expect(page.locator("[name=name]")).toHaveValue("12345");
  await expect(page).toHaveURL("/contact");
});
