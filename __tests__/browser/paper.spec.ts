import { localNumber } from "../../src/lib/contactLinks";
import { appButtons, appModal, showcase } from "./support/landing";
import { alertDocument } from "./support/routes";
import { bringIntoView } from "./support/scroll";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { products, words } from "./support/words";

const ink = "rgb(20, 24, 29)";

test("all products are printed with prices, and numbers to order", async ({ page }) => {
  await visit(page, "/");
  await bringIntoView(showcase(page).root);
  await expect(showcase(page).slick).toHaveCount(1);
  await appButtons(page).first().click();
  await expect(appModal(page).box).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(appModal(page).box).toBeHidden();
  const prices = page.getByText(/^₦/).filter({ visible: true });
  await expect(prices).toHaveCount(products.length);
  const shown = await prices.evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, width, height, top } = node.getBoundingClientRect();
      const isInside = left >= 0 && left + width <= document.documentElement.clientWidth;
      return { isSeen: isInside && node.checkVisibility({ opacityProperty: true }), top, height };
    }),
  );
  expect(shown.filter(({ isSeen }) => !isSeen)).toEqual([]);
  expect(new Set(shown.map(({ top }) => Math.round(top))).size).toBe(products.length);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", ink);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByText(words.home.products.app)).toBeHidden();
  const numbers = await page
    .locator("h1 ~ * a:visible")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
  // The call's button has its number in words.
  expect(numbers).toEqual(["none", `"${localNumber(`+${words.company.whatsapp}`)}"`]);
});

test("the landing page is printed on four A4 sheets at most", async ({ page }) => {
  await visit(page, "/");
  for (const margin of ["0mm", "10mm"]) {
    const margins = { top: margin, right: margin, bottom: margin, left: margin };
    const file = await page.pdf({ format: "A4", margin: margins });
    const sheets = file.toString("latin1").match(/\/Type \/Page\b/g) ?? [];
    expect(sheets.length, margin).toBeGreaterThan(0);
    expect(
      sheets.length,
      `${margin}: hide on paper what is no use there, or raise the number and say why in the commit`,
    ).toBeLessThanOrEqual(4);
  }
});

test("pages are printed in black, without controls; no sheet ends with a heading", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/contact", alertDocument.path]) {
    await visit(page, path);
    for (const role of ["banner", "contentinfo", "textbox", "button"] as const)
      await expect.soft(page.getByRole(role), `${role} of ${path}`).toHaveCount(0);
    await expect(page.locator("main h2").last()).toBeVisible();
    await expect(page.locator("main h2").last()).toHaveCSS("color", ink);
  }
  // Columns of varying height simulate sheets: they break by the same rules and can be measured.
  const parted = await page.getByRole("main").evaluate((main) => {
    const found = new Set<string>();
    const rest = document.createRange();
    rest.setEndAfter(main);
    Object.assign(main.style, { columns: "600px", columnFill: "auto", width: "600px" });
    for (let height = 500; height < 1000; height += 20) {
      main.style.height = `${height}px`;
      for (const heading of main.querySelectorAll("h2, h3")) {
        rest.setStartAfter(heading);
        const own = [...heading.getClientRects()].at(-1);
        const [next] = rest.getClientRects();
        if (own && next && next.left - own.left > 300) found.add(heading.textContent);
      }
    }
    return [...found];
  });
  expect(parted).toEqual([]);
});
