import type { Page, Request } from "@playwright/test";
import { appModal, footerLink, headerNavigation } from "./support/landing";
import { alertDocument } from "./support/routes";
import { expectInPlace, recordScroll, restingPlace, scrollTo, scrollTop } from "./support/scroll";
import { expect, test } from "./support/test";
import { holdPage, holdScripts, hydrated } from "./support/visit";
import { words } from "./support/words";

const menu = (page: Page) => page.locator("header button[aria-controls]");
const themeSwitch = (page: Page) => page.locator("header button").last();
const theme = (page: Page) => page.locator("html").getAttribute("data-theme");

test("scripts that a press starts during parsing wait for the whole page", async ({ page }) => {
  const release = await holdPage(page, "</header>");
  await page.goto("/", { waitUntil: "commit" });
  await menu(page).dispatchEvent("pointermove");
  await page.waitForFunction(() => "webpackChunkileru_gas" in window);
  await expect(page.locator("footer")).toHaveCount(0);
  release();
  await expect.poll(() => page.evaluate(() => window.earlyVisit?.isOver)).toBe(true);
});

test("scripts that a press starts do not wait for fonts and pictures", async ({ page }) => {
  await page.route(/\.(?:avif|webp|woff2)$/, () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await menu(page).dispatchEvent("pointermove");
  await expect.poll(() => page.evaluate(() => window.earlyVisit?.isOver)).toBe(true);
});

test("a form submitted before the scripts is handled once", async ({ page, complaints }) => {
  complaints.expect(/^console log: /);
  const release = await holdScripts(page);
  const submitted: string[] = [];
  page.on("console", (message) => submitted.push(message.text()));
  await page.goto("/contact");
  for (const name of ["name", "phone", "message"])
    await page.locator(`[name=${name}]`).fill("12345");
  await page.locator("[name=email]").fill("ada@example.com");
  await page.getByRole("button", { name: words.contact.form.submit }).click();
  await expect(page.locator("form")).toHaveAttribute("data-pressed");
  await expect(page.locator("form")).toHaveCSS("outline-style", "none");
  await expect(page.locator("form [type=submit]")).toHaveCSS("outline-style", "solid");
  release();
  await expect(page.getByText(words.contact.form.prepared.title)).toBeVisible();
  expect(submitted).toHaveLength(1);
  await expect(page).toHaveURL("/contact");
});

test("a link to a section is followed before the scripts", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/");
  const followSection = async () => {
    await scrollTo(page, 0);
    await restingPlace(page);
    const places = await recordScroll(page);
    await headerNavigation(page).locator('a[href="/#partners"]').click();
    await expectInPlace(page.locator("#partners"));
    return places();
  };
  expect(await followSection()).toBeGreaterThan(3);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await followSection()).toBe(1);
});

test("before the scripts, a link keeps what was typed, a press the focus", async ({ page }) => {
  const release = await holdScripts(page);
  const path = "/check-my-refill";
  const field = page.locator("main [name=now]");
  const address = `${path}?fbclid=x#size=11&now=`;
  await page.goto(`${address}20`, { waitUntil: "domcontentloaded" });
  await field.fill("27");
  await footerLink(page, path).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.locator('a[href="#content"]').dispatchEvent("click");
  await expect(page).toHaveURL(`${address}20`);
  await page.getByRole("button", { name: words.refill.form.submit }).click();
  await field.focus();
  await page.keyboard.press("End");
  release();
  await hydrated(page);
  await expect(page).toHaveURL(`${address}27`);
  await page.keyboard.type(".5");
  await expect(field).toHaveValue("27.5");
  await expect(page.locator("main [name=size][value='11']")).toBeChecked();
  await expect(page.getByText(words.refill.errors.noReference)).toBeVisible();
});

for (const [isOn, share] of [
  ["shows its error", 0.4],
  ["moves nobody who has read on", 0.5],
] as const)
  test(`a replayed press ${isOn}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 });
    const release = await holdScripts(page);
    await page.goto("/check-my-refill", { waitUntil: "domcontentloaded" });
    const button = page.getByRole("button", { name: words.refill.form.submit });
    // In Safari, a press does not focus the button.
    await button.evaluate((node: HTMLButtonElement) => node.form?.requestSubmit(node));
    const place = share * 400;
    await scrollTo(page, place);
    release();
    await hydrated(page);
    if (share === 0.5) expect(await restingPlace(page)).toBe(place);
    else await expect(page.locator("main [aria-invalid]").first()).toBeInViewport();
  });

test("of two links, the later one wins", async ({ page }) => {
  const release = await holdScripts(page);
  await page.route("/contact", () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  for (const isEarly of [true, false]) {
    if (!isEarly) {
      release();
      await hydrated(page);
    }
    const isOther = (request: Request) => request.url().endsWith("/contact");
    const [asked, stopped] = ["request", "requestfailed"].map((name) =>
      page.waitForEvent(name as "request", isOther),
    );
    // Not by the mouse: the browser would fetch the page when it comes near, and Playwright wait for it.
    await page.evaluate(() => {
      const press = (to: string) =>
        document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click();
      press("/contact");
      setTimeout(() => press("/#partners"), 300);
    });
    await asked;
    await stopped;
    await expectInPlace(page.locator("#partners"));
  }
});

test("hydrating keeps the visitor's scroll position", async ({ page }) => {
  for (const path of ["/#partners", `${alertDocument.path}#${alertDocument.alert?.anchor}`]) {
    const release = await holdScripts(page);
    // The scripts start at an anchor, and delay the load event.
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await scrollTo(page, (await scrollTop(page)) + 700);
    const place = await restingPlace(page);
    release();
    await hydrated(page);
    expect(await restingPlace(page)).toBe(place);
  }
});

test("menu, links and theme work before the scripts take them over @phone", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/");
  for (const shown of ["light", "dark", "light"]) {
    await menu(page).tap();
    await themeSwitch(page).tap();
    expect(await theme(page)).toBe(shown);
  }
  await menu(page).tap();
  await expect(headerNavigation(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(headerNavigation(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await menu(page).tap();
  await headerNavigation(page).locator('a[href="/#partners"]').tap();
  await expect(headerNavigation(page)).toBeHidden();
  await expect(page).toHaveURL("/#partners");
  await expect(page.locator("#partners")).toBeInViewport();
  await page.keyboard.press("Escape");
  await menu(page).tap();
  release();
  await hydrated(page);
  await expect(headerNavigation(page)).toBeVisible();
  await expect(menu(page)).toHaveAttribute("aria-expanded", "true");
  expect(await theme(page)).toBe("light");
  await themeSwitch(page).tap();
  await expect.poll(() => theme(page)).toBe("dark");
  await menu(page).tap();
  await expect(headerNavigation(page)).toBeHidden();
});

test("an app button without commandfor opens the modal at once @phone", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["commandForElement", "command"])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    // The browser still obeys the attributes; only their events can be cancelled.
    addEventListener("command", (event) => event.preventDefault(), true);
  });
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const { box, confirm } = appModal(page);
  for (const isEarly of [true, false]) {
    await page.locator("#home button[commandfor]").first().tap();
    await expect(box).toBeVisible();
    if (!isEarly) {
      release();
      await hydrated(page);
      await expect(box).toBeVisible();
    }
    await confirm.tap();
    await expect(box).toBeHidden();
  }
});
