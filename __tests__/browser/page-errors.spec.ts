import type { Page } from "@playwright/test";
import { appButtons, appModal, footerLink } from "./support/landing";
import { otherDocument } from "./support/routes";
import { expect, test } from "./support/test";
import { hydrated, visit } from "./support/visit";
import { services, words } from "./support/words";

test.beforeEach(({ complaints }) => complaints.expect(/Thrown by the test/));

/** Every drawing calls this while React renders. */
const failInRender = () => {
  String.prototype.replaceAll = () => {
    throw new Error("Thrown by the test");
  };
};

/** Carousels and counters call this in an effect. */
const failInEffect = () => {
  window.IntersectionObserver.prototype.observe = () => {
    throw new Error("Thrown by the test");
  };
};

/** Starts the page's scripts and waits until React has failed. */
async function startAndFail(page: Page) {
  await page.goto("/");
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
  await expect(page.locator("html")).not.toHaveClass(/js/);
}

/** The whole page is there, and works as without scripts. */
async function expectServerPage(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator("header nav").getByRole("link")).toHaveCount(
    words.navigation.header.items.length,
  );
  const contacts = page
    .locator("#what-we-offer")
    .getByRole("link", { name: words.home.offer.contact });
  await expect(contacts).toHaveCount(services.length);
  for (const contact of await contacts.all()) await expect(contact).toBeVisible();
  const { box, close } = appModal(page);
  await appButtons(page).first().click();
  await expect(box).toBeVisible();
  await close.click();
  await expect(box).toBeHidden();
  await footerLink(page, otherDocument.label).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(otherDocument.title);
}

for (const [when, fail] of [
  ["during hydration", failInRender],
  ["in an effect of the first page", failInEffect],
] as const) {
  test(`an error ${when} leaves the server's page, without scripts`, async ({ page }) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    await page.addInitScript(`(${fail})()`);
    await startAndFail(page);
    await expectServerPage(page);
    expect(messages.filter((text) => text.includes("Thrown by the test"))).toHaveLength(1);
  });
}

test("an error after hydration leaves the server's page, without scripts", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await visit(page, "/");
  await page.evaluate(failInRender);
  await page.locator("#what-we-offer button").last().click();
  await expect(page.locator("html")).not.toHaveClass(/js/);
  await expectServerPage(page);
  expect(messages.filter((text) => text.includes("Thrown by the test"))).toHaveLength(1);
});

test("after an error Back opens the page that its address names", async ({ page }) => {
  await visit(page, "/contact");
  await footerLink(page, words.navigation.header.items[0]?.label ?? "").first().click();
  await hydrated(page);
});
