import type { Page } from "@playwright/test";
import { follow, footerLink, headerNavigation } from "./support/landing";
import { alertDocument, otherDocument, plainDocument } from "./support/routes";
import { expectInPlace, scrollTo, scrollTop } from "./support/scroll";
import { expect, test } from "./support/test";
import { hydrated, nextTask, visit, visitWithStoppedClock } from "./support/visit";
import { footerLabel, words } from "./support/words";

const headerLink = (page: Page, to: string) => headerNavigation(page).locator(`a[href="${to}"]`);

test("a footer link opens a page at its top, and scrolls smoothly to the top of the current page", async ({
  page,
}) => {
  await visit(page, "/");
  const { label, title, path } = otherDocument;
  await footerLink(page, label).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await scrollTop(page)).toBe(0);
  await hydrated(page);
  await footerLink(page, label).scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    window.addEventListener("scroll", () => positions.push(window.scrollY));
  });
  await follow(page, path);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveURL(path);
  const positions = await page.evaluate(() => Reflect.get(window, "positions") as number[]);
  expect(new Set(positions).size).toBeGreaterThan(3);
});

test("a footer link on another page leads to a section", async ({ page }) => {
  for (const id of ["about", "partners"]) {
    await visit(page, "/contact");
    await footerLink(page, footerLabel(`/#${id}`)).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expectInPlace(page.locator(`#${id}`));
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
});

test(
  "a link to a section of the same page scrolls there and moves focus, and Tab continues from there",
  { tag: "@desk" },
  async ({ page }) => {
    await visit(page, "/");
    for (const id of ["partners", "services"]) {
      await headerLink(page, `/#${id}`).click();
      await expectInPlace(page.locator(`#${id}`));
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect(headerLink(page, `/#${id}`)).toHaveAttribute("aria-current");
    }
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => document.activeElement?.closest("section[id]")?.id);
    expect(place).toBe("services");
  },
);

test(
  "scrolling to a section of the landing page begins after 100 ms",
  { tag: "@desk" },
  async ({ page }) => {
    await visitWithStoppedClock(page, "/contact");
    await headerLink(page, "/#partners").click();
    await expect
      .poll(async () => {
        await page.clock.runFor(16);
        return page.locator("#partners").isVisible();
      })
      .toBe(true);
    await nextTask(page);
    await page.clock.runFor(80);
    await expect(page.locator("#partners")).not.toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    await page.clock.runFor(20);
    await expect(page.locator("#partners")).toBeFocused();
    await expectInPlace(page.locator("#partners"));
  },
);

test("a deep link opens at its section and stays there while pictures above it load", async ({
  page,
}) => {
  for (const id of ["what-we-offer", "partners"]) {
    await page.goto("about:blank");
    await visit(page, `/#${id}`);
    await expectInPlace(page.locator(`#${id}`));
  }
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  await expectInPlace(page.locator("#partners"));
});

test("the logo leads to the top of the landing page and updates the document head", async ({
  page,
}) => {
  await visit(page, plainDocument.path);
  await scrollTo(page, 300);
  await page
    .getByRole("banner")
    .getByRole("link", { name: new RegExp(words.navigation.homeLink) })
    .click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrollTop(page)).toBe(0);
  for (const { label, title, path } of [otherDocument, alertDocument]) {
    await footerLink(page, label).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${path}$`),
    );
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(title));
  }
});

test("the browser fetches a page while its link is still pressed", async ({ page }) => {
  await page.goto("/contact");
  const { label, path, title } = otherDocument;
  const requested = page.waitForRequest((request) => new URL(request.url()).pathname === path);
  await footerLink(page, label).hover();
  await page.mouse.down();
  await requested;
  await expect(page).toHaveURL("/contact");
  await page.mouse.up();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("the skip link moves past the header", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/contact");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: words.navigation.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
