import { walk } from "./support/keyboard";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of ["/", "/contact", "/lpg-safety"]) {
  test(`every stop of Tab on ${path} is seen, ringed and met again backwards`, async ({ page }) => {
    await visit(page, path);
    const forwards = await walk(page, "Tab");
    expect(forwards.length).toBeGreaterThan(20);
    expect(forwards.filter(({ isSeen }) => !isSeen).map(({ name }) => name)).toEqual([]);
    expect(forwards.filter(({ hasRing }) => !hasRing).map(({ name }) => name)).toEqual([]);
    expect(new Set(forwards.map(({ place }) => place)).size).toBe(forwards.length);

    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await visit(page, path);
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    const last = forwards.at(-1)?.name;
    const backwards = await walk(page, "Shift+Tab");
    expect([last, ...backwards.map(({ name }) => name)].slice(0, forwards.length)).toEqual(
      forwards.map(({ name }) => name).reverse(),
    );
  });
}

test("Tab follows the order of the page", { tag: "@desk" }, async ({ page }) => {
  await visit(page, "/contact");
  const names = (await walk(page, "Tab")).map(({ name }) => name);
  const order = ["Skip to the content", "Home", "Contact us", "Load map", "Facebook"];
  const positions = order.map((name) => names.indexOf(name));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
});
