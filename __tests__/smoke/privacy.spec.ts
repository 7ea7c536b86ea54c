import { builtRoutes } from "../browser/support/builtRoutes";
import { readToItsEnd } from "../browser/support/scroll";
import { serveOutdatedOnce } from "../browser/support/serveOutdatedOnce";
import { expect, test } from "../browser/support/test";
import { hydrated } from "../browser/support/visit";

const routes = builtRoutes("public");

/** What the browser keeps for the site, by name; names that count or address something by their beginning. */
const storedNames = () =>
  caches
    .keys()
    .then((copies) =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...copies].map(
        (name) => /^(@@scroll|leak-card)[|-]/.exec(name)?.[1] ?? name,
      ),
    );

// That no other host is asked, here and in every other test, is seen to by the fixture `complaints`.
test("no cookie is set, and what the browser keeps is named in the privacy policy", async ({
  page,
  context,
  complaints,
}) => {
  const stored = new Set<string>();
  const note = (names: readonly string[]) => names.forEach((name) => stored.add(name));
  await page.exposeFunction("noteStored", note);
  await page.addInitScript(`(${storedNames})().then(noteStored)`);
  // The site is published again between the page and its scripts: it is fetched again after the press.
  complaints.expect(/404|Refused to execute script/);
  await serveOutdatedOnce(page, "component");
  await page.goto("/");
  // Without a pointer: its movement alone would load the page again, perhaps before the press.
  await page.locator("header button").last().dispatchEvent("click");
  await expect.poll(() => [...stored]).toContain("earlyEvents");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  // A link that the browser follows itself leads to a page whose scripts wait, and store nothing.
  await hydrated(page);
  let told = "";
  // The card has no links to most pages.
  for (const path of [...routes.filter((route) => route !== "/leak-card"), "/leak-card"]) {
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
      if (!link) throw new Error(`No link leads to ${to}`);
      link.click();
    }, path);
    await expect(page).toHaveURL(path);
    await readToItsEnd(page);
    told += await page.getByRole("main").innerText();
    note(await page.evaluate(storedNames));
  }
  expect([...stored].sort()).toEqual(["@@scroll", "earlyEvents", "leak-card", "theme"]);
  for (const name of stored) expect(told).toContain(`“${name}”`);
  expect(await context.cookies()).toEqual([]);
});
