import { appButtons, appModal, showcase, services as serviceCarousel } from "./support/landing";
import { answerForMap, expectMapRequest } from "./support/map";
import { kinds, unknownRoute } from "./support/routes";
import { bringIntoView, readToItsEnd, scrollTo } from "./support/scroll";
import { heard, listen, spokenTree, timesSpoken } from "./support/spoken";
import { expect, test } from "./support/test";
import { visit, visitWithStoppedClock } from "./support/visit";
import { partnerNames, products, words } from "./support/words";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The snapshot file of a page or state. */
const file = (state: string) => ({
  name: `${state.replaceAll("/", "") || "landing"}-${test.info().project.name}.aria.yml`,
});

for (const path of [...kinds, unknownRoute]) {
  test(`the accessibility tree of ${path} is unchanged`, async ({ page, complaints }) => {
    if (path === unknownRoute) complaints.expect(/status of 404/);
    await visit(page, path);
    await readToItsEnd(page);
    await scrollTo(page, 0);
    await expect(page.getByRole("main")).toMatchAriaSnapshot(file(path));
  });
}

test("the accessibility tree of the frame of pages is unchanged", async ({ page }) => {
  await visit(page, "/contact");
  await page.getByRole("main").evaluate((main) => main.replaceChildren());
  await expect(page.locator("body")).toMatchAriaSnapshot(file("frame"));
});

test(
  "the accessibility tree of the open menu is unchanged",
  { tag: "@phone" },
  async ({ page }) => {
    await visit(page, "/contact");
    await page.getByRole("button", { name: words.navigation.header.open }).click();
    await expect(page.getByRole("banner")).toMatchAriaSnapshot(file("menu"));
  },
);

test(
  "the accessibility tree of the closed accordion is unchanged",
  { tag: "@phone" },
  async ({ page }) => {
    await visit(page, "/");
    const offer = page.locator("#what-we-offer");
    await offer.getByRole("button", { expanded: true }).click();
    await expect(offer).toMatchAriaSnapshot(file("accordion"));
  },
);

test("the accessibility tree of the contact page after presses is unchanged", async ({
  page,
  complaints,
}) => {
  complaints.expect(/^console log: /);
  expectMapRequest(complaints);
  await answerForMap(page);
  await visit(page, "/contact");
  const { form, map } = words.contact;
  await page.getByLabel(form.name.label).fill("Ada");
  await page.getByLabel(form.phone.label).fill("0801 234 5678");
  await page.getByLabel(form.email.label).fill("ada@example.com");
  await page.getByLabel(form.message.label).fill("Two bottles");
  await page.getByRole("button", { name: form.submit }).click();
  await page.getByRole("button", { name: map.load }).click();
  await expect(page.getByTitle(map.frameTitle)).toBeVisible();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(file("pressed"));
  await appButtons(page).first().click();
  await expect(appModal(page).box).toMatchAriaSnapshot(file("modal"));
});

test("nothing is read twice, and hidden slides are not read", async ({ page }) => {
  await visit(page, "/");
  await readToItsEnd(page);
  await bringIntoView(showcase(page).root);
  await expect(showcase(page).slick).toHaveCount(1);
  const tree = await spokenTree(page);
  expect(timesSpoken(tree, "image", partnerNames)).toEqual(partnerNames.map(() => 1));
  const names = products.map(({ name }) => name);
  expect(timesSpoken(tree, "heading", names)).toEqual(names.map((_, at) => (at === 0 ? 1 : 0)));
  const figures = words.home.about.counters.map(
    ({ value, suffix = "" }) => `${value.toLocaleString("en-NG")}${suffix}`,
  );
  const texts = tree.filter(({ role }) => role === "StaticText").map(({ name }) => name);
  const spoken = texts.join("");
  expect(figures.filter((figure) => !spoken.includes(figure))).toEqual([]);
  expect(texts.filter((text) => text.startsWith("₦"))).toHaveLength(1);
});

test.describe("a carousel that advances", { tag: "@desk" }, () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("announces nothing", async ({ page }) => {
    await visitWithStoppedClock(page, "/");
    for (const { root, current } of [serviceCarousel(page), showcase(page)]) {
      await bringIntoView(root);
      await page.clock.runFor(1000);
      await listen(page);
      const before = await current.getAttribute("aria-label");
      await page.clock.runFor(6000);
      await expect(current).not.toHaveAttribute("aria-label", String(before));
      expect(await heard(page)).toEqual([]);
    }
  });
});
