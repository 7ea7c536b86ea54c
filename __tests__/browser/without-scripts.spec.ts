import type { Page } from "@playwright/test";
import { appButtons } from "./support/landing";
import { routes } from "./support/routes";
import { expectInPlace } from "./support/scroll";
import { expect, test } from "./support/test";
import { words } from "./support/words";

test.use({ javaScriptEnabled: false });

/** The texts of the page that have no box, such as those in closed or hidden parts. */
const hiddenTexts = (page: Page) =>
  page
    .locator("main p, main h1, main h2, main h3, main li, main dd, main dt")
    .evaluateAll((nodes) =>
      nodes
        .filter(
          (node) => !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((node) => node.textContent.slice(0, 60)),
    );

for (const path of routes) {
  test(`${path} can be read whole and its navigation used`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const links = page.getByRole("banner").locator("nav").getByRole("link");
    await expect(links).toHaveCount(5);
    await links.last().click();
    await expect(page).toHaveURL("/contact");
  });
}

test("the services all stand open", async ({ page }) => {
  await page.goto("/");
  const texts = page.locator("#what-we-offer").getByRole("link", { name: "Contact us now" });
  await expect(texts).toHaveCount(3);
  for (const text of await texts.all()) {
    await text.scrollIntoViewIfNeeded();
    await expect(text).toBeInViewport();
  }
});

test("all four products can be reached", async ({ page }) => {
  await page.goto("/");
  const names = page.locator("#services").getByRole("heading", { level: 3 });
  await expect(names).toHaveCount(4);
  await names.last().scrollIntoViewIfNeeded();
  await expect(names.last()).toBeInViewport();
});

test("the counters show their figures, and the partners stand still", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("#about dl dd")).toHaveText(["20", "30", /^2,?000\+$/]);
  await expect(page.locator("#partners").getByRole("img")).toHaveCount(7);
  await expect(page.locator("#partners").getByRole("button")).toHaveCount(0);
});

test("controls that need scripts are not shown", async ({ page }) => {
  for (const path of routes) {
    await page.goto(path);
    const buttons = await page.getByRole("button").allTextContents();
    const isKnown = (text: string) =>
      /Google Play|App Store/.test(text) ||
      (path === "/contact" && text === words.contact.form.submit) ||
      (path === "/" && /construction|Bulk LPG|tracking/.test(text));
    expect(buttons.filter((text) => !isKnown(text))).toEqual([]);
  }
});

test("sections are reached by their addresses", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Partners" }).click();
  await expect(page).toHaveURL("/#partners");
  await expect(page.locator("#partners")).toBeInViewport();
});

test("every link of every page leads somewhere", async ({ page, request }) => {
  const addresses = new Set<string>();
  for (const path of routes) {
    await page.goto(path);
    const found = await page
      .locator("a[href]")
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute("href") ?? ""));
    for (const address of found) {
      if (address.startsWith("#")) addresses.add(path + address);
      else if (address.startsWith("/")) addresses.add(address);
      else expect(address).toMatch(/^(https:\/\/|mailto:|tel:)/);
    }
  }
  for (const address of addresses) {
    const [path = "", id] = address.split("#");
    const response = await request.get(path);
    expect(response.status(), address).toBe(200);
    if (id) expect(await response.text(), address).toContain(`id="${id}"`);
  }
});

test("the modal opens, closes by its buttons and leaves the page in place", async ({ page }) => {
  await page.goto("/");
  await appButtons(page).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("no text is hidden on any page", async ({ page }) => {
  for (const path of routes.filter((route) => route !== "/")) {
    await page.goto(path);
    const folded = page.getByText(words.legal.contents).first();
    if (await folded.isVisible()) await folded.click();
    expect(await hiddenTexts(page)).toEqual([]);
  }
});

test("an address with an anchor lands at its section", async ({ page }) => {
  await page.goto("/lpg-safety#leak");
  await expectInPlace(page.locator("#leak"));
});
