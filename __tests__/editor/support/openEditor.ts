import { expect, type Page } from "@playwright/test";
import { EditorFolder } from "./EditorFolder";

/** Opens the editor on the folder that the page's file picker returns. */
export async function startEditor(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: /local repository/i }).click();
  await expect(page.getByRole("treeitem", { name: "Products" })).toBeVisible();
}

/** Opens the editor on a folder with copies of the content. */
export async function openEditor(page: Page): Promise<EditorFolder> {
  const folder = new EditorFolder(page);
  await folder.fill();
  await startEditor(page);
  return folder;
}

/** The form of an entry. */
export const form = (page: Page) => page.getByRole("group", { name: /^Edit .* Content$/ });

export const save = (page: Page) => page.getByRole("button", { name: "Save" }).first().click();
