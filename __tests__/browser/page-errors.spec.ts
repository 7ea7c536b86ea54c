import type { Page } from "@playwright/test";
import { appButtons, appModal, footerLink } from "./support/landing";
import { otherDocument } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { services, words } from "./support/words";

// React reports each of its attempts to render, and #423 is its second one, without hydration.
test.beforeEach(({ complaints }) => complaints.expect(/Thrown by the test|React error #423/));

/** The text of each slide is made with this while React renders. */
const failInRender = () => {
  String.prototype.replaceAll = () => {
    throw new Error("Thrown by the test");
  };
};

/** Carousels and counters call this in an effect. */
const failInEffect = () => {
  const { observe } = IntersectionObserver.prototype;
  IntersectionObserver.prototype.observe = () => {
    IntersectionObserver.prototype.observe = observe;
    throw new Error("Thrown by the test");
  };
};

const startScripts = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event("pointermove")));

/** Opens the last service, which makes React render. */
const openService = (page: Page) =>
  page
    .locator("#what-we-offer h3 > button")
    .last()
    .evaluate((button: HTMLElement) => button.click());

const expectWithoutScripts = async (page: Page) => {
  await expect(page.locator("html")).not.toHaveClass(/js/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const links = page.locator("header nav").getByRole("link");
  await expect(links).toHaveCount(words.navigation.header.items.length);
  await expect(links.first()).toBeVisible();
};

/** The whole landing page is there, as the server sends it, and its links and dialog work. */
async function expectServerPage(page: Page) {
  await expectWithoutScripts(page);
  const contacts = page
    .locator("#what-we-offer")
    .getByRole("link", { name: words.home.offer.contact });
  await expect.poll(() => contacts.count()).toBe(services.length);
  const { box, close } = appModal(page);
  await appButtons(page).first().click();
  await expect(box).toBeVisible();
  await close.click();
  await expect(box).toBeHidden();
  await footerLink(page, otherDocument.label).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(otherDocument.title);
}

const startsWith = (fail: () => void) => async (page: Page) => {
  await page.goto("/");
  await page.evaluate(fail);
  await startScripts(page);
};

const failsLater = async (page: Page) => {
  await visit(page, "/");
  await page.evaluate(failInRender);
  await openService(page);
};

for (const [when, open] of [
  ["during hydration", startsWith(failInRender)],
  ["in an effect of the first page", startsWith(failInEffect)],
  ["after hydration", failsLater],
] as const) {
  test(`an error ${when} leaves the server's page`, { tag: "@phone" }, async ({ page }) => {
    await open(page);
    await expectServerPage(page);
  });
}

test(
  "an error leaves the page even if the server no longer answers",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    complaints.expect(/failed request: |ERR_FAILED/);
    await visit(page, "/");
    await page.route("/", (route) => route.abort());
    await page.evaluate(failInRender);
    await openService(page);
    await expectWithoutScripts(page);
  },
);
