import { leakCard } from "./support/routes";
import { expect, test } from "./support/test";

/** The longest texts for which the card promises one sheet; see `alert.steps` in the content model. */
const letters = { steps: 650, paragraph: 180 };

for (const format of ["A6", "A4"]) {
  test(`a card of full length fits one ${format} sheet`, { tag: "@desk" }, async ({ page }) => {
    await page.goto(leakCard);
    await page.getByRole("main").evaluate((main, { steps, paragraph }) => {
      const text = (length: number) => "Open the window. ".repeat(length).slice(0, length);
      const repeat = (selector: string, count: number) => {
        const item = main.querySelector(selector) as Element;
        for (let more = 1; more < count; more += 1) item.after(item.cloneNode(true));
      };
      repeat("ol li", 9);
      repeat("ul li", 7);
      repeat("a[href^='tel:']", 2);
      for (const step of main.querySelectorAll("ol li")) step.textContent = text(steps / 9);
      for (const words of main.querySelectorAll("section p, div > p, footer p:first-child"))
        words.textContent = text(paragraph);
    }, letters);
    const sheets = (await page.pdf({ format })).toString("latin1");
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
