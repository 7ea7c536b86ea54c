import type { Page } from "@playwright/test";
import { walk } from "./support/keyboard";
import { alertDocument } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { headerLabel, words } from "./support/words";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Every stop of Tab can be seen and is ringed, and Shift and Tab meet all of them backwards. */
async function expectWalkable(page: Page, path: string) {
  await visit(page, path);
  const forwards = await walk(page, "Tab");
  expect(forwards.length).toBeGreaterThan(20);
  expect(forwards.filter(({ isSeen }) => !isSeen).map(({ name }) => name)).toEqual([]);
  expect(forwards.filter(({ hasRing }) => !hasRing).map(({ name }) => name)).toEqual([]);
  expect(new Set(forwards.map(({ place }) => place)).size).toBe(forwards.length);

  await visit(page, path);
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  const last = forwards.at(-1)?.name;
  const backwards = await walk(page, "Shift+Tab");
  expect(backwards.filter(({ isSeen }) => !isSeen).map(({ name }) => name)).toEqual([]);
  expect([last, ...backwards.map(({ name }) => name)].slice(0, forwards.length)).toEqual(
    forwards.map(({ name }) => name).reverse(),
  );
  return forwards.map(({ name }) => name);
}

test("the keyboard walks the landing page", async ({ page }) => {
  await expectWalkable(page, "/");
});

test("the keyboard walks a legal page", { tag: "@phone" }, async ({ page }) => {
  await expectWalkable(page, alertDocument.path);
});

test("the keyboard walks the contact page in its order", { tag: "@desk" }, async ({ page }) => {
  const names = await expectWalkable(page, "/contact");
  const { skipLink } = words.navigation;
  const order = [skipLink, headerLabel("/#home"), headerLabel("/contact"), words.contact.map.load];
  const positions = order.map((name) => names.indexOf(name));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});
