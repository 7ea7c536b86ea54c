import { LINK_PATIENCE_MS } from "../../src/lib/timing";
import { follow, footerLink, headerNavigation } from "./support/landing";
import { otherDocument, plainDocument } from "./support/routes";
import { expectInPlace, recordScroll, restingPlace, scrollTop } from "./support/scroll";
import { expect, test } from "./support/test";
import { nextTask, visit, visitWithStoppedClock } from "./support/visit";
import { words } from "./support/words";

test("a link to the current page scrolls smoothly to its top, or jumps", async ({ page }) => {
  const { path } = otherDocument;
  await visit(page, path);
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await footerLink(page, path).scrollIntoViewIfNeeded();
    await restingPlace(page);
    const countPlaces = await recordScroll(page);
    await follow(page, path);
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await restingPlace(page)).toBe(0);
    await expect(page).toHaveURL(path);
    const places = await countPlaces();
    expect(reducedMotion === "reduce" ? places === 1 : places > 3, `${places}`).toBe(true);
  }
});

test("a press that asks for another tab is left to the browser", async ({ page }) => {
  await visit(page, "/contact");
  const ours = await footerLink(page, "/contact").evaluate((link) => {
    const isOurs = (init: MouseEventInit) => {
      let isTaken = false;
      const see = (click: Event) => {
        isTaken = click.defaultPrevented;
        click.preventDefault();
      };
      addEventListener("click", see, { once: true });
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
      return isTaken;
    };
    const keys = ["ctrlKey", "metaKey", "shiftKey", "altKey"].map((key) => ({ [key]: true }));
    return [{}, ...keys].map((init) => isOurs(init));
  });
  expect(ours).toEqual([true, ...Array<boolean>(4).fill(false)]);
});

test("scrolling to a section of the landing page begins after 100 ms", async ({ page }) => {
  await visitWithStoppedClock(page, "/contact");
  await headerNavigation(page).locator('a[href="/#partners"]').click();
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
});

test("a deep link stays at its section, also one with a foreign tail", async ({ page }) => {
  for (const [address, id] of [
    ["/#what-we-offer", "what-we-offer"],
    ["/#partners?from=mail", "partners"],
    ["/#Partners&utm_source=chat", "partners"],
  ] as const) {
    await page.goto("about:blank");
    await visit(page, address);
    await expect(page).toHaveURL(`/#${id}`);
    await expectInPlace(page.locator(`#${id}`));
  }
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  await expectInPlace(page.locator("#partners"));
});

test("after 300 ms a followed link shows a loading bar, for 10 s at most", async ({ page }) => {
  const bar = page.getByRole("progressbar", { name: words.app.loading });
  // With this status a browser stays on the page.
  await page.route(plainDocument.path, (route) => route.fulfill({ status: 204 }));
  await visitWithStoppedClock(page, "/contact");
  const answered = page.waitForResponse(`**${plainDocument.path}`);
  await follow(page, plainDocument.path);
  await answered;
  await nextTask(page);
  await page.clock.runFor(290);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(bar).toBeVisible();
  await page.clock.runFor(LINK_PATIENCE_MS);
  await expect(bar).toHaveCount(0);
});
