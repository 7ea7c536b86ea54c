import { follow } from "../browser/support/landing";
import { builtRoutes } from "../browser/support/builtRoutes";
import { readToItsEnd } from "../browser/support/scroll";
import { expect, test } from "../browser/support/test";
import { visit } from "../browser/support/visit";

const routes = builtRoutes("public");

/**
 * The names of stored items; names that contain a count or an address are matched by their
 * beginning.
 */
const storedNames = () =>
  caches
    .keys()
    .then((copies) =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...copies].map(
        (name) => /^(@@scroll|leak-card)[|-]/.exec(name)?.[1] ?? name,
      ),
    );

// The fixture `complaints` checks external requests, here and in every other test.
test("no cookie is set, and the privacy policy names everything that the browser stores", async ({
  page,
  context,
}) => {
  const stored = new Set<string>();
  const note = (names: readonly string[]) => names.forEach((name) => stored.add(name));
  // On a page opened by the browser's own navigation the scripts wait and store nothing.
  await visit(page, "/");
  await page.locator("header button").last().click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  let told = "";
  // The card has no links to most pages.
  for (const path of [...routes.filter((route) => route !== "/leak-card"), "/leak-card"]) {
    await follow(page, path);
    // The address changes before the page does; the head changes after it.
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${path}$`),
    );
    await readToItsEnd(page);
    told += await page.getByRole("main").innerText();
    note(await page.evaluate(storedNames));
  }
  expect([...stored].sort()).toEqual(["@@scroll", "leak-card", "theme"]);
  for (const name of stored) expect(told).toContain(`“${name}”`);
  expect(await context.cookies()).toEqual([]);
});
