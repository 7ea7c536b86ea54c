import { SLICK_WAIT_MS } from "../../src/lib/timing";
import { appButtons, appModal, footerLink, services, showcase } from "./support/landing";
import { expectWithoutScripts } from "./support/pageChecks";
import { otherDocument } from "./support/routes";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { holdScripts, hydrated, visitWithStoppedClock } from "./support/visit";
import { products, services as entries, words } from "./support/words";

test("without react-slick the slides still work", async ({ page, complaints }) => {
  complaints.expect(/failed request: .*\/slick-|net::ERR_FAILED/);
  await page.route("**/slick-*.js", (route) => route.abort());
  await visitWithStoppedClock(page, "/");
  const { picks, current, root, slick, expectAt } = services(page);
  await bringIntoView(root);
  await page.clock.runFor(SLICK_WAIT_MS);
  await picks.last().click();
  await expectAt(entries.length);
  await expect(current).toBeInViewport({ ratio: 0.5 });
  await expect(slick).toHaveCount(0);

  const shelf = showcase(page);
  await shelf.picks.last().click();
  await shelf.expectAt(products.length);
  await expect(shelf.current).toBeInViewport({ ratio: 0.5 });
  await page.mouse.move(2, 300);
  await page.clock.runFor(15_000);
  await shelf.expectAt(1);
  await expect(shelf.current).toBeInViewport({ ratio: 0.5 });
});

for (const [fault, missing] of [
  ["no script loads", "**/*.js"],
  ["its release is gone", /\.js$|page-data/],
  ["the page's data does not load", "**/page-data/contact-*"],
  ["the browser is too old for the scripts", undefined],
] as const) {
  const title = `if ${fault}, a page is the one without scripts @phone`;

  test(title, async ({ page, complaints }) => {
    const note = page.getByText(words.contact.form.withoutScripts);
    if (missing) {
      const isGone = missing instanceof RegExp;
      complaints.expect(/failed request: |ERR_FAILED|Failed to fetch|404/);
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.route(missing, (route) =>
        isGone ? route.fulfill({ status: 404 }) : route.abort(),
      );
      await page.goto("/contact");
      await page.getByRole("heading", { level: 1 }).tap();
      await expect(async () => {
        // Of what is gone, nothing can come.
        await page.clock.runFor(isGone ? 0 : 9000);
        await expect(note).toBeVisible({ timeout: 100 });
      }).toPass();
    } else {
      // Supported since 2022; the scripts use it.
      await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "findLast"));
      await page.goto("/contact");
    }
    await expectWithoutScripts(page);
    await expect(note).toBeVisible();
    await expect(page.locator("form button")).toBeHidden();
    await expect(page.locator("header button[aria-controls]")).toBeHidden();
    await page.keyboard.press("Shift");
    await page.getByRole("heading", { level: 1 }).tap();
    const scripts = complaints.requests.filter((address) => address.endsWith(".js"));
    expect(scripts.length > 0).toBe(missing !== undefined);
    await footerLink(page, otherDocument.path).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(otherDocument.title);
  });
}

test("a form in use stays while another program fails", async ({ page, complaints }) => {
  complaints.expect(/Error: foreign/);
  await page.clock.install();
  await holdScripts(page);
  await page.goto("/contact");
  await page.getByRole("button", { name: words.contact.form.submit }).dispatchEvent("pointermove");
  const field = page.getByLabel(words.contact.form.name.label);
  await field.fill("Ada");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("foreign");
    });
    void Promise.reject(new Error("foreign"));
  });
  await page.clock.runFor(60_000);
  await expect(page.locator("html")).toHaveClass("js");
  await expect(field).toBeFocused();
  await expect(page.getByText(words.contact.form.withoutScripts)).toBeHidden();
});

test("a form in use survives a network that fails @phone", async ({ page, complaints }) => {
  complaints.expect(/failed request: |net::ERR_FAILED/);
  await page.clock.install();
  await page.goto("/check-my-refill");
  const files = /\.js$|page-data/;
  const isGivenUp = () => page.locator("html:not(.js)").count();
  await page.route(files, (route) => route.abort());
  const field = page.locator("main [name=now]");
  await field.tap();
  await page.keyboard.type("15.2");
  for (const wait of [1000, 3000, 9000]) {
    expect(await isGivenUp()).toBe(0);
    const again = page.waitForEvent("requestfailed");
    await page.clock.runFor(wait);
    await again;
  }
  await expect.poll(isGivenUp).toBe(1);
  await expect(field).toBeFocused();
  await expect(page.getByRole("button", { name: words.refill.form.submit })).toBeVisible();
  const isAsked = page.evaluate(
    () => new Promise((resolve) => addEventListener("online", resolve)),
  );
  await page.clock.runFor(30_000);
  await isAsked;
  await page.unroute(files);
  await field.tap();
  await hydrated(page);
  await expect(page.locator("html")).toHaveClass("js");
  await expect(field).toHaveValue("15.2");
});

for (const isHydrated of [false, true]) {
  const title = `an error ${isHydrated ? "after" : "during"} hydration leaves the page without scripts @phone`;

  test(title, async ({ page, complaints }) => {
    // React reports each of its attempts to render, and #423 is its second one, without hydration.
    complaints.expect(/Thrown by the test|React error #423/);
    await page.goto("/");
    if (isHydrated) await hydrated(page);
    // The size of each picture is rounded with this while React renders.
    await page.evaluate(() => {
      Math.round = () => {
        throw new Error("Thrown by the test");
      };
    });
    await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
    // Opening a service makes React render.
    const heads = page.locator("#what-we-offer h3 > button");
    if (isHydrated) await heads.last().evaluate((button: HTMLElement) => button.click());
    await expectWithoutScripts(page);
    // The whole page is there, and its links and dialog work.
    const contacts = page
      .locator("#what-we-offer")
      .getByRole("link", { name: words.home.offer.contact });
    await expect.poll(() => contacts.count()).toBe(entries.length);
    const { box, close } = appModal(page);
    await appButtons(page).first().click();
    await expect(box).toBeVisible();
    await close.click();
    await expect(box).toBeHidden();
    await footerLink(page, otherDocument.path).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(otherDocument.title);
  });
}
