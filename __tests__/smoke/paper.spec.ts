import { leakCard } from "../browser/support/routes";
import { expect, test } from "../browser/support/test";

// With the built content, because it decides how much the sheet has to hold.
for (const format of ["A6", "A4"]) {
  test(`the card fits one ${format} sheet`, async ({ page }) => {
    await page.goto(leakCard);
    const sheets = (await page.pdf({ format })).toString("latin1");
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
