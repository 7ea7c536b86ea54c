import { builtRoutes } from "../browser/support/builtRoutes";
import { readToItsEnd } from "../browser/support/scroll";
import { expect, test } from "../browser/support/test";
import { hydrated, visit } from "../browser/support/visit";

const routes = builtRoutes("public");

/** What the browser keeps for the site, by name; names that count or address something by their beginning. */
const storedNames = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].map(
    (name) => /^(@@scroll)\|/.exec(name)?.[1] ?? name,
  );

// That no other host is asked, here and in every other test, is seen to by the fixture `complaints`.
test("no cookie is set, and what the browser keeps is named in the privacy policy", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await page.locator("header button").last().click();
  await page.reload();
  let told = "";
  const stored = new Set(await page.evaluate(storedNames));
  await hydrated(page);
  for (const path of routes) {
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
      if (!link) throw new Error(`No link leads to ${to}`);
      link.click();
    }, path);
    await expect(page).toHaveURL(path);
    await readToItsEnd(page);
    told += await page.getByRole("main").innerText();
    for (const name of await page.evaluate(storedNames)) stored.add(name);
  }
  expect([...stored].sort()).toEqual(["@@scroll", "earlyEvents", "theme"]);
  for (const name of stored) expect(told).toContain(`“${name}”`);
  expect(await context.cookies()).toEqual([]);
});
