import type { Page } from "@playwright/test";
import { space } from "../../src/theme/space";
import { appButtons, headerNavigation, services, showcase } from "./support/landing";
import { framedKinds } from "./support/routes";
import { expect, test } from "./support/test";
import { sizes } from "./support/trees";
import { visit } from "./support/visit";
import { words } from "./support/words";

// Reduced motion shows every text in its final place.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Headings and paragraphs that begin closer to the edge of the screen than any margin. */
const atTheEdge = (page: Page) =>
  page.locator("h1, h2, h3, p").evaluateAll((nodes) =>
    nodes
      .filter((node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((node) => {
        const { left, width } = node.getBoundingClientRect();
        return width > 1 && left >= 0 && left <= 15;
      })
      .map((node) => node.textContent.slice(0, 40)),
  );

/** Buttons whose words may touch their edge. */
const tight = (page: Page) =>
  page.locator("main :is(a, button):visible", { hasText: /./ }).evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const { borderRadius, paddingLeft } = getComputedStyle(node);
      return borderRadius !== "0px" && parseFloat(paddingLeft) < 4 ? node.textContent : [];
    }),
  );

/** Entries of a list that are so close to the one before them that they read as one. */
const runTogether = (page: Page) =>
  page.locator("main li + li:visible").evaluateAll((nodes) =>
    nodes
      .filter((node) => {
        const { top, left } = node.getBoundingClientRect();
        const before = node.previousElementSibling?.getBoundingClientRect();
        return before?.top === top && left - before.right < 16;
      })
      .map((node) => node.textContent),
  );

/** What takes time to change, although the visitor asks for less motion. */
const moving = (page: Page) =>
  page
    .locator("body *")
    .evaluateAll((nodes) =>
      nodes
        .filter((node) => parseFloat(getComputedStyle(node).transitionDuration) > 0)
        .map((node) => node.outerHTML.slice(0, 60)),
    );

/** The rows of two or more large buttons: the distances between them, and what a pair leaves free, in px. */
const rowsOf = (page: Page) =>
  page
    .locator("main :not([aria-roledescription] *):has(> :is(a, button) + :is(a, button))")
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const boxes = [...row.children]
          .filter((child) => child.matches("a, button") && child.checkVisibility())
          .filter((child) => getComputedStyle(child).borderRadius !== "0px")
          .map((child) => child.getBoundingClientRect())
          .filter(({ top, height }, _at, [first]) => height >= 44 && top === first?.top);
        const gaps = boxes
          .slice(1)
          .map(({ left }, at) => Math.round(left - (boxes[at]?.right ?? 0)));
        const used = (boxes.at(-1)?.right ?? 0) - (boxes[0]?.left ?? 0);
        const free = Math.round(row.getBoundingClientRect().width - used);
        return gaps.length > 0 ? [{ name: row.textContent.slice(0, 40), gaps, free }] : [];
      }),
    );

test("texts and buttons keep their distances on every kind of page", async ({ page }) => {
  for (const path of framedKinds) {
    await page.goto(path);
    expect.soft(await moving(page), path).toEqual([]);
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      expect.soft(await runTogether(page), `${path}, ${size}`).toEqual([]);
      expect.soft(await atTheEdge(page), `${path}, ${size}`).toEqual([]);
      expect.soft(await tight(page), `${path}, ${size}`).toEqual([]);
      for (const { name, gaps, free } of await rowsOf(page)) {
        for (const gap of gaps)
          expect.soft([space.small, space.snug, space.base, space.medium], name).toContain(gap);
        if (size === "phone" && gaps.length === 1) expect.soft(free, name).toBe(0);
      }
    }
  }
});

test("each width has its parts, and controls of 44 px", async ({ page }) => {
  await visit(page, "/");
  const menu = page.getByRole("button", { name: words.navigation.header.open });
  const { play, previous, next } = words.app.carousel;
  const buttons = [play, previous, next].map((name) =>
    page.getByRole("button", { name, exact: name !== play }),
  );
  buttons.push(showcase(page).picks);
  for (const width of [359, 360, 767, 768, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const sentence = page.locator("#home-title > span").last();
    await expect.soft(sentence).toHaveCSS("display", width < 360 ? "inline" : "block");
    await expect.soft(services(page).root, `${width} px`).toBeVisible({ visible: width >= 768 });
    const isMenu = await menu.isVisible();
    const links = headerNavigation(page);
    await expect.soft(links, `${width} px`).toBeVisible({ visible: !isMenu });
    if (isMenu) await menu.click();
    for (const controls of [links.getByRole("link"), appButtons(page), ...buttons]) {
      await expect(controls).not.toHaveCount(0);
      for (const control of await controls.all())
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.keyboard.press("Escape");
  }
  await expect(menu).toBeHidden();
});

test("the contact page has columns on a desk", async ({ page }) => {
  await page.goto("/contact");
  const { details, form } = words.contact;
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    const boxes = [details.title, form.title].map((name) =>
      page.getByRole("heading", { name, exact: true }).boundingBox(),
    );
    const [one, other] = await Promise.all(boxes);
    expect(Number(one?.x) < Number(other?.x), size).toBe(size === "desk");
    // Centred beside its value of two lines.
    const parts = ["dt", "dd"].map((part) => page.locator(`main ${part}`).first().boundingBox());
    const [label, value] = await Promise.all(parts);
    expect(Number(label?.y), size).toBeGreaterThan(Number(value?.y));
  }
  await page.setViewportSize({ width: 600, height: 800 });
  const badges = page.getByRole("group", { name: words.app.storeButtons.label }).first();
  const margins = await badges.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    return [left, document.body.clientWidth - right];
  });
  expect(margins[0]).toBe(margins[1]);
});
