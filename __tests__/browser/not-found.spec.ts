import { readHead } from "./support/head";
import { unknownRoute } from "./support/routes";
import { expect, test } from "./support/test";
import { hydrated } from "./support/visit";
import { words } from "./support/words";

for (const path of [unknownRoute, "/contact/nobody", "/services", "/no%20such%20page"]) {
  test(`${path} is answered with status 404`, { tag: "@desk" }, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(words.notFound.title);
  });
}

test("an unknown address gets a page in the site's design that leads on", async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  await page.goto(unknownRoute);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.notFound.title);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const links = page.getByRole("navigation", { name: words.notFound.linksLabel }).getByRole("link");
  const addresses = await links.evaluateAll((nodes) =>
    nodes.map((node) => node.getAttribute("href")),
  );
  expect(addresses).toEqual(expect.arrayContaining(["/", "/contact", "/lpg-safety"]));
  await links.last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("LPG Safety Guide");
});

test("search engines leave the page out", { tag: "@desk" }, async ({ request }) => {
  const { meta, canonicals, titles } = await readHead(request, unknownRoute);
  expect(meta("robots")).toEqual(["noindex"]);
  expect(canonicals).toEqual([]);
  expect(titles).toHaveLength(1);
});
