import { headerNavigation } from "./support/landing";
import { expectInPlace, scrollTo, scrollTop } from "./support/scroll";
import { expect, test } from "./support/test";
import { nextTask, visit, visitWithStoppedClock } from "./support/visit";

test("a page is opened from the footer and scrolled smoothly to its top", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    window.addEventListener("scroll", () => places.push(window.scrollY));
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await expect.poll(() => scrollTop(page)).toBe(0);
  const stations = await page.evaluate(
    () => new Set((window as unknown as { places: number[] }).places).size,
  );
  expect(stations).toBeGreaterThan(3);
});

test("the page that is already open is scrolled to its top", async ({ page }) => {
  await visit(page, "/contact");
  await scrollTo(page, 900);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveURL("/contact");
});

for (const [name, id] of [
  ["About Us", "about"],
  ["Our Products", "services"],
  ["What we offer", "what-we-offer"],
  ["Our Partners", "partners"],
  ["12.5kg gas cylinder", "services"],
] as const) {
  test(`the footer's “${name}” leads from another page to that section`, async ({ page }) => {
    await visit(page, "/contact");
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expectInPlace(page.locator(`#${id}`));
    await expect(page.locator(`#${id}`)).toBeFocused();
  });
}

test(
  "a section of the same page is scrolled to and takes the focus",
  { tag: "@desk" },
  async ({ page }) => {
    await visit(page, "/");
    for (const [name, id] of [
      ["Our Partners", "partners"],
      ["Products", "services"],
      ["What we offer", "offer"],
      ["Home", "home"],
    ] as const) {
      await headerNavigation(page).getByRole("link", { name, exact: true }).click();
      await expectInPlace(page.locator(`#${id}`));
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect(headerNavigation(page).locator("[aria-current]")).toHaveText([name]);
    }
  },
);

test(
  "scrolling to a section of the landing page begins after 100 ms",
  { tag: "@desk" },
  async ({ page }) => {
    await visitWithStoppedClock(page, "/contact");
    await headerNavigation(page).getByRole("link", { name: "Our Partners" }).click();
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

test("after a followed link, Tab goes on from the section", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/contact");
  await headerNavigation(page).getByRole("link", { name: "Products" }).click();
  await expect(page.locator("#services")).toBeFocused();
  await page.keyboard.press("Tab");
  const isInside = await page.evaluate(() => Boolean(document.activeElement?.closest("#services")));
  expect(isInside).toBe(true);
});

for (const id of ["offer", "what-we-offer", "services", "products", "partners"]) {
  test(`the address /#${id} opens at that section`, async ({ page }) => {
    await visit(page, `/#${id}`);
    await expectInPlace(page.locator(`#${id}`));
  });
}

test("the address of a section stays in place while the pictures above arrive", async ({
  page,
}) => {
  await visit(page, "/#partners");
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  await expectInPlace(page.locator("#partners"));
});

test("the logo leads to the landing page's top", async ({ page }) => {
  await visit(page, "/lpg-safety");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Home page/ })
    .click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("links in texts change the page without a reload", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/returns-refund");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("link", { name: "the leak steps" }).first().click();
  await expect(page).toHaveURL("/lpg-safety#leak");
  await expectInPlace(page.locator("#leak"));
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("the skip link leads past the header", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/contact");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
