import { expect, test, type Locator } from "@playwright/test";
import { checked, original, wordsOf } from "./support/EditorFolder";
import { form, openEditor, save } from "./support/openEditor";

/** One file of each kind, and the address of its form. */
const files = [
  ["products/cage/index.md", "Product/entries/cage/index"],
  ["legal/safety.md", "LegalDocument/entries/safety"],
  ["partners/depot.yml", "Partner/entries/depot"],
  ["site/home.yml", "Pages/entries/SiteHome"],
  ["site/company.yml", "Pages/entries/SiteCompany"],
] as const;

/** The lines of `after` that differ from the same lines of `before`. */
function changedLines(before: string, after: string): string[] {
  const lines = before.split("\n");
  return after.split("\n").filter((line, index) => line !== lines[index]);
}

/** The first field with words in it: an added letter would break a price or a date. */
async function firstText(fields: Locator): Promise<Locator> {
  await fields.first().waitFor();
  const texts = await fields.evaluateAll((nodes) =>
    nodes.map((node) => (node as HTMLInputElement).value ?? ""),
  );
  return fields.nth(texts.findIndex((text) => /[a-z]{2}/i.test(text)));
}

test("a file is saved with only the changed line, and passes the check", async ({ page }) => {
  const folder = await openEditor(page);
  for (const [name, address] of files) {
    const file = `content/${name}`;

    await test.step(name, async () => {
      await page.goto(`/#/collections/${address}`);
      const first = await firstText(form(page).getByRole("textbox"));
      const words = await first.inputValue();
      await first.fill(`${words}s`);
      await save(page);
      let after = "";
      await expect(async () => {
        after = wordsOf(await folder.read(), file);
        expect(after).not.toBe(wordsOf(original, file));
      }).toPass({ timeout: 30_000 });
      const changed = changedLines(wordsOf(original, file), after);
      expect.soft(changed, name).toEqual([expect.stringContaining(words)]);
      expect.soft(after.split("\n"), name).toHaveLength(wordsOf(original, file).split("\n").length);
    });
  }
  expect(checked(await folder.read())).toEqual([]);
});
