import { leakCard } from "./support/routes";
import { expect, test } from "./support/test";

/** The longest texts for which the card promises one sheet; see `alert.steps` in the content model. */
const letters = { steps: 950, note: 250, help: 200, fire: 330 };

for (const format of ["A6", "A4"]) {
  test(`a card of full length fits one ${format} sheet`, { tag: "@desk" }, async ({ page }) => {
    await page.goto(leakCard);
    await page.getByRole("main").evaluate((main, { steps, note, help, fire }) => {
      const text = (length: number) => "Open the window. ".repeat(length).slice(0, length);
      const repeat = (selector: string, count: number) => {
        const item = main.querySelector(selector) as Element;
        for (let more = 1; more < count; more += 1) item.after(item.cloneNode(true));
      };
      repeat("ol li", 9);
      repeat("ul li", 7);
      repeat("a[href^='tel:']", 2);
      for (const step of main.querySelectorAll("ol li")) step.textContent = text(steps / 9);
      const lengths = { "article > p:not([id])": note, "div > p": help, "section p": fire };
      for (const [selector, length] of Object.entries(lengths))
        (main.querySelector(selector) as Element).textContent = text(length);
    }, letters);
    const sheets = (await page.pdf({ format })).toString("latin1");
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
