import { expect, test, type Locator } from "@playwright/test";
import { slugOf, isCollection } from "../../src/model/contentType";
import { contentTypes } from "../../src/model/contentTypes";
import { checked, original, texts, wordsOf } from "./support/EditorFolder";
import { form, openEditor, save } from "./support/openEditor";

/** The address of a content file's form in the editor. */
function addressOf(file: string): string {
  const relative = file.replace("content/", "");
  for (const type of contentTypes) {
    const slug = slugOf(type, relative);
    if (!slug) continue;
    const nested = type.path.endsWith("/index.md") ? "/index" : "";
    return isCollection(type)
      ? `/#/collections/${type.name}/entries/${slug}${nested}`
      : `/#/collections/_singletons/entries/${type.name}`;
  }
  throw new Error(`${file} is not a content file`);
}

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

test("each file is saved with only the changed line, and passes the check", async ({ page }) => {
  test.setTimeout(300_000);
  const folder = await openEditor(page);
  for (const file of texts) {
    await test.step(file, async () => {
      await page.goto(addressOf(file));
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
      expect.soft(changed, file).toEqual([expect.stringContaining(words)]);
      expect.soft(after.split("\n"), file).toHaveLength(wordsOf(original, file).split("\n").length);
    });
  }
  expect(checked(await folder.read())).toEqual([]);
});
