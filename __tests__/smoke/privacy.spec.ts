import { follow } from "../browser/support/landing";
import { builtRoutes } from "../browser/support/builtRoutes";
import { readToItsEnd } from "../browser/support/scroll";
import { serveOutdatedOnce } from "../browser/support/serveOutdatedOnce";
import { expect, test } from "../browser/support/test";
import { hydrated } from "../browser/support/visit";

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
  complaints,
}) => {
  const stored = new Set<string>();
  const note = (names: readonly string[]) => names.forEach((name) => stored.add(name));
  await page.exposeFunction("noteStored", note);
  await page.addInitScript(`(${storedNames})().then(noteStored)`);
  // A release between the page and its scripts: the press reloads the page.
  complaints.expect(/404|Refused to execute script/);
  await serveOutdatedOnce(page, "component");
  await page.goto("/");
  // Without a pointer: its movement alone would reload the page, perhaps before the press.
  await page.locator("header button").last().dispatchEvent("click");
  await expect.poll(() => [...stored]).toContain("earlyEvents");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  // On a page opened by the browser's own navigation the scripts wait and store nothing.
  await hydrated(page);
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
  expect([...stored].sort()).toEqual(["@@scroll", "earlyEvents", "leak-card", "theme"]);
  for (const name of stored) expect(told).toContain(`“${name}”`);
  expect(await context.cookies()).toEqual([]);
});
