import { builtRoutes } from "../browser/support/builtRoutes";
import { readToItsEnd } from "../browser/support/scroll";
import { expect, test } from "../browser/support/test";
import { hydrated } from "../browser/support/visit";

const routes = builtRoutes("public");

/** The names of stored items; the name of a copy contains a digest after this beginning. */
const storedNames = () =>
  caches
    .keys()
    .then((copies) =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...copies].map(
        (name) => /^(leak-card)-/.exec(name)?.[1] ?? name,
      ),
    );

// The fixture `complaints` checks external requests, here and in every other test.
test("no cookie is set, and the privacy policy names everything that the browser stores", async ({
  page,
  context,
}) => {
  const stored = new Set<string>();
  let told = "";
  for (const path of routes) {
    await page.goto(path);
    await page.evaluate(() => document.querySelector<HTMLElement>("[data-early=theme]")?.click());
    await hydrated(page);
    await readToItsEnd(page);
    told += await page.getByRole("main").innerText();
    for (const name of await page.evaluate(storedNames)) stored.add(name);
  }
  expect([...stored].sort()).toEqual(["leak-card", "theme"]);
  for (const name of stored) expect(told).toContain(`“${name}”`);
  expect(await context.cookies()).toEqual([]);
});
