import { leakCard } from "./support/routes";
import { expect, test } from "./support/test";

/**
 * The longest texts for which the card promises one sheet, in letters; see `alert.steps` in the content
 * model, which has the sum of the steps.
 */
const letters = {
  steps: [65, 130, 65, 45, 210, 130, 60, 180, 65],
  texts: { "article > p:not([id])": 250, "div > p": 200, "section p": 330 },
};

for (const format of ["A6", "A4"]) {
  test(`a card of full length fits one ${format} sheet`, { tag: "@desk" }, async ({ page }) => {
    await page.goto(leakCard);
    await page.getByRole("main").evaluate((main, { steps, texts }) => {
      const text = (length: number) => "Open the window. ".repeat(length).slice(0, length);
      const repeat = (selector: string, count: number) => {
        const item = main.querySelector(selector) as Element;
        for (let more = 1; more < count; more += 1) item.after(item.cloneNode(true));
      };
      repeat("ol li", steps.length);
      repeat("ul li", 7);
      repeat("a[href^='tel:']", 2);
      for (const [index, step] of main.querySelectorAll("ol li").entries())
        step.textContent = text(steps[index] ?? 0);
      for (const [selector, length] of Object.entries(texts))
        (main.querySelector(selector) as Element).textContent = text(length);
    }, letters);
    const sheets = (await page.pdf({ format })).toString("latin1");
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
