import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import type { EntryCollection } from "@sveltia/cms";
import { checked, EditorFolder, original, wordsOf } from "./support/EditorFolder";
import { formsConfig } from "../../tools/forms/formsConfig";
import { form, openEditor, save } from "./support/openEditor";

/** The paths of the files that have been added. */
const newIn = (files: object) => Object.keys(files).filter((file) => !(file in original));

test("a new product with a phone's photo becomes a folder that passes the check", async ({
  page,
}) => {
  const folder = await openEditor(page);
  await page.getByRole("treeitem", { name: "Products" }).click();
  await page.getByRole("button", { name: "Create New Entry" }).click();
  const field = (name: string) => form(page).getByRole("textbox", { name, exact: true });
  await field("Name").fill("Wall Hook");
  await field("Category").fill("Spare parts");
  await field("Price").fill("2,500.00");
  await form(page).getByRole("button", { name: "Browse" }).click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload" }).click();
  const picture = Object.keys(original).find((file) => file.endsWith("cage.jpg")) ?? "";
  await (
    await chooser
  ).setFiles({
    name: "IMG 2044 (1).JPG",
    mimeType: "image/jpeg",
    buffer: Buffer.from(original[picture] ?? "", "base64"),
  });
  await dialog.getByRole("button", { name: "Insert" }).click();
  await field("Picture in words").fill("A brass hook on a white wall");
  await form(page).getByRole("spinbutton", { name: "Order" }).fill("9");
  await field("Text").fill("Holds a hose out of the way.");
  await save(page);
  await expect(async () => {
    expect(newIn(await folder.read()).sort()).toEqual([
      expect.stringMatching(/products\/wall-hook\/img-2044-1\.webp$/),
      expect.stringMatching(/products\/wall-hook\/index\.md$/),
    ]);
  }).toPass();
  const files = await folder.read();
  expect(wordsOf(files, newIn(files).find((file) => file.endsWith(".md")) ?? "")).toBe(
    `---
name: Wall Hook
category: Spare parts
price: 2,500.00
image: ./img-2044-1.webp
imageAlt: A brass hook on a white wall
order: 9
---

Holds a hose out of the way.
`,
  );
  expect(checked(files)).toEqual([]);
});

test("a new picture of the landing page is saved beside the old one", async ({ page }) => {
  const folder = await openEditor(page);
  await page.goto("/#/collections/_singletons/entries/SiteHome");
  await form(page).getByRole("button", { name: "Replace" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload" }).click();
  const buffer = Buffer.from(original["content/site/pictures/hero.jpg"] ?? "", "base64");
  await (await chooser).setFiles({ name: "At dusk.jpg", mimeType: "image/jpeg", buffer });
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(form(page)).toContainText("./pictures/at-dusk.webp");
  await expect(dialog).toBeHidden();
  await save(page);
  await expect(async () => {
    const files = await folder.read();
    expect(newIn(files)).toEqual([expect.stringMatching(/site\/pictures\/at-dusk\.webp$/)]);
    expect(wordsOf(files, "content/site/home.yml")).toContain("./pictures/at-dusk.webp\n");
  }).toPass();
});

test("a deleted product is removed with its picture", async ({ page }) => {
  const folder = await openEditor(page);
  await page.goto("/#/collections/Product/entries/cage/index");
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: /Delete/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const gone = async () => {
    const left = Object.keys(await folder.read());
    return Object.keys(original).filter((file) => !left.includes(file));
  };
  await expect
    .poll(async () => (await gone()).map((file) => file.replace(/^.*products/, "")))
    .toEqual(["/cage/cage.jpg", "/cage/index.md"]);
  expect(checked(await folder.read()).join()).not.toContain("products");
});

test("a new entry of each collection starts with every field of its type, empty", async ({
  page,
}) => {
  await openEditor(page);
  const { collections = [] } = formsConfig({ name: "owner/name", branch: "main" });
  for (const { name, fields } of collections as EntryCollection[]) {
    await page.goto(`/#/collections/${name}/new`);
    for (const { label = "" } of fields)
      await expect(form(page).getByText(label, { exact: true }).first()).toBeVisible();
    for (const box of await form(page).getByRole("textbox").all())
      await expect(box).toHaveValue("");
  }
});

test("the forms make no external request and log no error", async ({ page }) => {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => {
    if (!/^(http:\/\/127\.0\.0\.1:|blob:|data:)/.test(request.url())) faults.push(request.url());
  });
  await openEditor(page);
  for (const entry of [
    "Product/entries/cage/index",
    "LegalDocument/entries/safety",
    "Partner/new",
  ]) {
    await page.goto(`/#/collections/${entry}`);
    await expect(form(page).getByRole("textbox").first()).toBeVisible();
  }
  await page.evaluate(() => document.fonts.ready);
  expect(faults).toEqual([]);
});

test("axe finds only two known moderate problems of the program in a form", async ({ page }) => {
  await openEditor(page);
  await page.goto("/#/collections/Product/entries/cage/index");
  await expect(form(page).getByRole("textbox").first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, impact }) => `${id} ${impact}`)).toEqual([
    "meta-viewport moderate",
    "region moderate",
  ]);
});

test("a form fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const folder = new EditorFolder(page);
  await folder.fill();
  await page.goto("/");
  await page.getByRole("button", { name: /local repository/i }).click();
  await page.goto("/#/collections/Product/entries/cage/index");
  await expect(form(page).getByRole("textbox").first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
