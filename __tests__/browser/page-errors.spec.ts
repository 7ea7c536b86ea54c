import { appButtons, appModal, footerLink } from "./support/landing";
import { expectWithoutScripts } from "./support/pageChecks";
import { otherDocument } from "./support/routes";
import { expect, test } from "./support/test";
import { hydrated } from "./support/visit";
import { services, words } from "./support/words";

/** The size of each picture is rounded with this while React renders. */
const failInRender = () => {
  Math.round = () => {
    throw new Error("Thrown by the test");
  };
};

for (const isHydrated of [false, true]) {
  const title = `an error ${isHydrated ? "after" : "during"} hydration leaves the page without scripts`;

  test(title, { tag: "@phone" }, async ({ page, complaints }) => {
    // React reports each of its attempts to render, and #423 is its second one, without hydration.
    complaints.expect(/Thrown by the test|React error #423/);
    await page.goto("/");
    if (isHydrated) await hydrated(page);
    await page.evaluate(failInRender);
    await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
    // Opening a service makes React render.
    const heads = page.locator("#what-we-offer h3 > button");
    if (isHydrated) await heads.last().evaluate((button: HTMLElement) => button.click());
    await expectWithoutScripts(page);
    // The whole page is there, and its links and dialog work.
    const contacts = page
      .locator("#what-we-offer")
      .getByRole("link", { name: words.home.offer.contact });
    await expect.poll(() => contacts.count()).toBe(services.length);
    const { box, close } = appModal(page);
    await appButtons(page).first().click();
    await expect(box).toBeVisible();
    await close.click();
    await expect(box).toBeHidden();
    await footerLink(page, otherDocument.path).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(otherDocument.title);
  });
}
