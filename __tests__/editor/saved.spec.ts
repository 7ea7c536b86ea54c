import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { isCollection } from "../../src/model/contentType";
import { typeOf } from "../../src/model/contentTypes";
import { filesIn } from "../../tools/lib/files";
import { fixtureContent } from "../support/fixture/fixtureContent";

/** The content's files by their path, in base64. */
const original = Object.fromEntries(
  filesIn(fixtureContent).map((file) => [
    `content/${file}`,
    readFileSync(path.join(fixtureContent, file)).toString("base64"),
  ]),
);

/** The address of a file's form. */
function formOf(file: string): string {
  const type = typeOf(file)?.type;
  if (!type) throw new Error(`${file} has no type`);
  if (!isCollection(type)) return `/#/collections/Pages/entries/${type.name}`;
  const [, ...rest] = file.replace(/\.\w+$/, "").split("/");
  return `/#/collections/${type.name}/entries/${rest.join("/")}`;
}

/** Fills the browser's private folder with the content, and lets the file picker return it. */
async function fillFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const give = async () => (await navigator.storage.getDirectory()).getDirectoryHandle("copy");
    Object.assign(window, { showDirectoryPicker: give });
  });
  // A page of the same origin without scripts.
  await page.goto("/config.json");
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    const copy = await root.getDirectoryHandle("copy", { create: true });
    await copy.getDirectoryHandle(".git", { create: true });
    for (const [file, base64] of Object.entries(files)) {
      const folders = file.split("/");
      const name = folders.pop() ?? "";
      let folder = copy;
      for (const next of folders) folder = await folder.getDirectoryHandle(next, { create: true });
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await stream.write(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
      await stream.close();
    }
  }, original);
}

/** Reads the prices in that folder; fails while they are being written. */
const savedPrices = (page: Page) =>
  page.evaluate(async () => {
    let folder = await navigator.storage.getDirectory();
    for (const name of ["copy", "content", "site"]) folder = await folder.getDirectoryHandle(name);
    return (await (await folder.getFileHandle("prices.yml")).getFile()).text();
  });

test("every file opens in its form; a changed price changes one line", async ({ page }) => {
  await fillFolder(page);
  await page.goto("/");
  await page.getByRole("button", { name: /local repository/i }).click();
  await expect(page.getByRole("treeitem", { name: "Products" })).toBeVisible();
  const form = page.getByRole("group", { name: /^Edit .* Content$/ });
  const open = async (file: string) => {
    // From one form straight to another, the editor shows none.
    await page.goto(formOf(file).replace(/\/entries\/.*/, ""));
    await expect(form).toHaveCount(0);
    await page.goto(formOf(file));
    await expect(form.getByRole("textbox").first()).toBeVisible();
  };
  for (const file of filesIn(fixtureContent).filter((name) => typeOf(name)))
    await test.step(file, () => open(file));

  const file = "site/prices.yml";
  await open(file);
  await form.getByRole("textbox").first().fill("1,450.00");
  await page.getByRole("button", { name: "Save" }).first().click();
  const before = readFileSync(path.join(fixtureContent, file), "utf8");
  const expected = before.replace(/^perKg: .*$/m, "perKg: 1,450.00");
  await expect(async () => expect(await savedPrices(page)).toBe(expected)).toPass();
});
