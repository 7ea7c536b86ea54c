import type { Page } from "@playwright/test";
import { holdScripts } from "./support/holdScripts";
import { alertDocument } from "./support/routes";
import { restingPlace, scrollTo, scrollTop } from "./support/scroll";
import { expect, test } from "./support/test";
import { hydrated } from "./support/visit";
import { words } from "./support/words";

const menu = (page: Page) => page.locator("header button[aria-controls]");
const themeSwitch = (page: Page) => page.locator("header button").last();
const heads = (page: Page) => page.locator("main h3 > button[aria-expanded]");
const theme = (page: Page) => page.locator("html").getAttribute("data-theme");

/** A cheap phone on a weak network. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
}

const submissions = (page: Page) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  return messages;
};

test("no script or page data is requested before the first interaction", async ({
  page,
  complaints,
}) => {
  await page.goto("/");
  const waiting = complaints.requests.filter((address) => /\.(js|json)$/.test(address));
  expect(waiting).toEqual([]);
  await page.keyboard.press("Shift");
  await hydrated(page);
  expect(complaints.requests.filter((address) => address.endsWith(".js")).length).toBeGreaterThan(
    2,
  );
});

test("a first interaction during parsing still loads all scripts", async ({ page }) => {
  await page.addInitScript(() => {
    let early: unknown;
    Object.defineProperty(window, "earlyVisit", {
      get: () => early,
      set(visit) {
        early = visit;
        // The first moment after the script loader has run and before the parser reads on.
        queueMicrotask(() => window.dispatchEvent(new Event("pointermove")));
      },
    });
  });
  await page.goto("/");
  await expect.poll(() => page.evaluate(() => window.earlyVisit?.isOver)).toBe(true);
});

test(
  "a press that needs the scripts shows feedback at once and takes effect once",
  { tag: "@phone" },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/");
    await heads(page).nth(1).tap();
    await expect(heads(page).nth(1)).toHaveAttribute("data-pressed");
    await expect(heads(page).nth(1)).toHaveAttribute("aria-expanded", "false");
    release();
    await expect(heads(page).nth(1)).toHaveAttribute("aria-expanded", "true");
    await expect(heads(page).nth(0)).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator("[data-pressed]")).toHaveCount(0);
  },
);

test(
  "presses during the loading of slow scripts take effect in order",
  { tag: "@phone" },
  async ({ page }) => {
    await slowDown(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const presses = 7;
    for (let press = 0; press < presses; press += 1) {
      await themeSwitch(page).dispatchEvent("pointerdown");
      await themeSwitch(page).press("Enter");
    }
    await menu(page).press("Enter");
    await menu(page).press("Escape");
    await hydrated(page);
    await expect(menu(page)).toHaveAttribute("aria-expanded", "false");
    await expect.poll(() => theme(page)).toBe("light");
  },
);

test(
  "a form submitted before the scripts is handled once and adds nothing to the address",
  { tag: "@desk" },
  async ({ page, complaints }) => {
    complaints.expect(/^console log: /);
    const release = await holdScripts(page);
    const submitted = submissions(page);
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
  },
);

for (const path of ["/", "/#partners", `${alertDocument.path}#${alertDocument.alert?.anchor}`]) {
  test(`hydrating ${path} keeps the visitor's scroll position`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    await scrollTo(page, (await scrollTop(page)) + 700);
    const place = await restingPlace(page);
    release();
    await hydrated(page);
    expect(await restingPlace(page)).toBe(place);
  });
}

test("links navigate at once, without any script", async ({ page }) => {
  await holdScripts(page);
  await page.goto(alertDocument.path);
  await page.getByRole("contentinfo").locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL("/contact");
});
