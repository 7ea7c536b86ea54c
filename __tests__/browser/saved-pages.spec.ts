import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { fillIn } from "../../src/lib/fillIn";
import { appButtons, appModal, headerNavigation, showcase } from "./support/landing";
import { lostTexts } from "./support/pageChecks";
import { kinds, unknownRoute } from "./support/routes";
import { expect, test } from "./support/test";
import { hydrated, visit } from "./support/visit";
import { words } from "./support/words";

test.beforeEach(async ({ page, complaints }) => {
  // Chromium's words on each script of a saved page.
  complaints.allow(/Blocked script execution/);
  // The fixture's price may be shown on this day.
  await page.clock.setFixedTime(new Date("2024-11-18"));
});

/** Saves the page in one file, as a phone's browser does for reading later; returns the address of the file. */
async function save(page: Page, name = "saved") {
  const file = test.info().outputPath(`${name}.mhtml`);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureSnapshot", { format: "mhtml" });
  await writeFile(file, data);
  return `file://${file}`;
}

/** What a page shows and offers. Its folded parts, which work without scripts, are opened. */
async function shown(page: Page) {
  const folded = page.locator("details:not([open]) > summary").filter({ visible: true });
  while ((await folded.count()) > 0) await folded.first().click();
  await page.evaluate(async () => void (await document.fonts.ready));
  const visible = (selector: string) => page.locator(selector).filter({ visible: true });
  return {
    text: await page.locator("body").innerText(),
    controls: await visible("button, input, select, textarea, iframe").evaluateAll((nodes) =>
      nodes.map((node) => node.ariaLabel ?? node.textContent),
    ),
    links: await visible("a[href]:not([inert] *)").evaluateAll((nodes) =>
      nodes.map((node) => (node as HTMLAnchorElement).hash || (node as HTMLAnchorElement).pathname),
    ),
    lost: await lostTexts(page),
    faint: await page
      .locator("main *")
      .evaluateAll((nodes) =>
        nodes
          .filter(
            (node) => node.checkVisibility() && !node.checkVisibility({ opacityProperty: true }),
          )
          .map((node) => node.textContent),
      ),
  };
}

test("a saved page is the one without scripts @sizes", async ({
  page,
  browser,
  isMobile,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  // On a wide screen the slides are built in another way, and nothing else.
  for (const path of isMobile ? [...kinds, unknownRoute] : ["/"])
    await test.step(path, async () => {
      await page.goto(path);
      const before = await save(page, "before");
      await hydrated(page);
      const after = await save(page, "after");
      await plain.goto(path);
      const expected = await shown(plain);
      for (const file of [before, after]) {
        await page.goto(file);
        expect.soft(await shown(page), path).toEqual(expected);
      }
    });
  await plain.close();
});

test("what was opened hides nothing of a saved page @phone", async ({ page, context, browser }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto("/");
  const expected = await shown(plain);
  await plain.close();
  const expectSaved = async () => {
    const tab = await context.newPage();
    await tab.goto(await save(page));
    expect(await shown(tab)).toEqual(expected);
    await tab.close();
  };
  const products = showcase(page);
  await visit(page, "/");
  await page.locator("#what-we-offer h3 > button").last().tap();
  await products.root.scrollIntoViewIfNeeded();
  await products.picks.nth(2).tap();
  await expect(products.slick).toBeVisible();
  await products.expectAt(3);
  await appButtons(page).last().tap();
  const { box, confirm } = appModal(page);
  await expect(box).toBeVisible();
  await expectSaved();
  await confirm.tap();
  await expect(box).toBeHidden();
  await page.locator("[data-early=menu]").tap();
  await expect(headerNavigation(page)).toBeVisible();
  await expectSaved();
});

test("a saved page does not call a cylinder in date, and keeps a warning", async ({ page }) => {
  const { result } = words.refill.stamps;
  const answer = page.getByRole("main").getByRole("status").last();
  await visit(page, "/check-my-refill#made=2019");
  await expect(answer).toContainText(
    fillIn(result.read, { made: "2019", tested: result.untested }),
  );
  await page.goto(await save(page));
  await expect(answer).toHaveText(
    [
      result.linked,
      fillIn(result.saved, { made: "2019", tested: result.untested }),
      `${fillIn(result.expiryCounts, { made: "2019" })} ${result.guide.label}`,
      result.rule,
    ].join("\n\n"),
    { useInnerText: true },
  );
  await visit(page, "/check-my-refill#made=1990&tested=2001");
  const warning = await answer.innerText();
  expect(warning).toContain(result.close);
  await page.goto(await save(page));
  await expect(answer).toHaveText(warning, { useInnerText: true });
});
