import { expect, test, type Locator } from "@playwright/test";
import { slugOf, isCollection } from "../../src/model/contentType";
import { contentTypes } from "../../src/model/contentTypes";
import { checked, EditorFolder, original, texts, wordsOf } from "./support/EditorFolder";
import { openEditor } from "./support/openEditor";

/** Where the editor shows the form of a content file. */
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
  throw new Error(`${file} is no content file`);
}

/** The lines of `after` that are other than the same lines of `before`. */
function changedLines(before: string, after: string): string[] {
  const lines = before.split("\n");
  return after.split("\n").filter((line, index) => line !== lines[index]);
}

/** The first field with words in it: a price or a date with a letter more is none. */
async function firstText(fields: Locator): Promise<Locator> {
  await fields.first().waitFor();
  const texts = await fields.evaluateAll((nodes) =>
    nodes.map((node) => (node as HTMLInputElement).value ?? ""),
  );
  return fields.nth(texts.findIndex((text) => /[a-z]{2}/i.test(text)));
}

test("each file is saved with the changed line and nothing else, and passes the check", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const folder = new EditorFolder(page);
  await folder.fill();
  await openEditor(page);
  for (const file of texts) {
    await test.step(file, async () => {
      await page.goto(addressOf(file));
      const form = page.getByRole("group", { name: /^Edit .* Content$/ });
      const first = await firstText(form.getByRole("textbox"));
      const words = await first.inputValue();
      await first.fill(`${words}s`);
      await page.getByRole("button", { name: "Save" }).first().click();
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
  expect(checked(await folder.read())).toContain("no problem");
});
