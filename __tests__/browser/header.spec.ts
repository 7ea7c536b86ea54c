import type { Page } from "@playwright/test";
import { plainDocument } from "./support/routes";
import { linesOf, sideways } from "./support/overflow";
import { addStyles } from "./support/pageChecks";
import { scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { holdScripts, hydrated, visit } from "./support/visit";
import { words } from "./support/words";

/** Expects this address, and no other, to be marked as active in the header, even if the menu is closed. */
const expectActive = (page: Page, to: string) =>
  expect(page.getByRole("banner").locator("nav [aria-current]")).toHaveAttribute("href", to);

/** Puts the top edge of a section at a distance in px from the top of the screen. */
const placeSection = (page: Page, id: string, distance: number) =>
  page.locator(`#${id}`).evaluate((node, px) => {
    window.scrollBy({ top: node.getBoundingClientRect().top - px, behavior: "instant" });
  }, distance);

test("a section's address marks its item, before the scripts and after", async ({ page }) => {
  for (const [hash, item] of [
    ["#partners", "/#partners"],
    ["#about", "/#offer"],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto("about:blank");
    await page.goto(`/${hash}`, { waitUntil: "domcontentloaded" });
    await expectActive(page, item);
    release();
    await hydrated(page);
    await expectActive(page, item);
    await scrollTo(page, 0);
    await expectActive(page, "/#home");
  }
});

test("8 px raise the header; the section 100 px below is active @phone", async ({ page }) => {
  await visit(page, "/");
  const header = page.getByRole("banner");
  for (const [top, isRaised] of [
    [0, "false"],
    [8, "false"],
    [9, "true"],
    [200, "true"],
  ] as const) {
    await scrollTo(page, top);
    await expect(header).toHaveAttribute("data-raised", isRaised);
  }
  expect((await header.boundingBox())?.y).toBe(0);
  await expectActive(page, "/#home");
  let before = "home";
  for (const id of ["offer", "services", "partners"]) {
    await placeSection(page, id, 102);
    await expectActive(page, `/#${before}`);
    await placeSection(page, id, 99);
    await expectActive(page, `/#${id}`);
    before = id;
  }
  await placeSection(page, "footer", 50);
  await expect(header.locator("nav [aria-current]")).toHaveCount(0);
  await scrollTo(page, 0);
  await expectActive(page, "/#home");
});

/** Words that begin inside a box of the header and are cut off at its edge. */
const cutWords = (page: Page) =>
  page.locator("header :is(a, a *)").evaluateAll((nodes) =>
    nodes
      .filter((box) => getComputedStyle(box).overflowX === "hidden")
      .filter((box) => {
        const words = document.createRange();
        words.selectNodeContents(box);
        const { right, bottom } = box.getBoundingClientRect();
        return [...words.getClientRects()].some(
          (part) => part.top < bottom - 1 && part.left < right && part.right > right + 1,
        );
      })
      .map((box) => box.textContent),
  );

test("name and leak link are one line each, also with a large font @phone", async ({ page }) => {
  await visit(page, plainDocument.path);
  const header = page.getByRole("banner");
  const link = header.getByRole("link", { name: words.navigation.leak.label });
  const name = header.getByText(words.company.name, { exact: true });
  await name.evaluate((node) => (node.textContent = "Ember Gas"));
  const renamed = header.getByText("Ember Gas");
  for (const font of ["100%", "200%"]) {
    await addStyles(page, `html { font-size: ${font}; }`);
    // Of 320 and 360 px a scroll bar takes 15.
    for (const width of [305, 320, 345, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await linesOf(renamed), `name, ${width} px, ${font}`).toBe(1);
      expect.soft(await linesOf(link), `link, ${width} px, ${font}`).toBe(1);
      expect.soft(await sideways(page), `${width} px, ${font}`).toBe(0);
      expect.soft(await cutWords(page), `${width} px, ${font}`).toEqual([]);
    }
  }
});
