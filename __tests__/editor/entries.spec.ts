import { expect, test } from "@playwright/test";
import { checked, EditorFolder, original, wordsOf } from "./support/EditorFolder";
import { form, openEditor, save, startEditor } from "./support/openEditor";

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

test("the forms answer this machine only", async ({ baseURL }) => {
  const address = baseURL ?? "";
  expect((await fetch(address)).status).toBe(200);
  await expect(fetch(address.replace("127.0.0.1", "127.0.0.2"))).rejects.toThrow();
});

test("the forms ask no other host but for GitHub's status, and log no error", async ({ page }) => {
  // Before it listens, because the browser looks for the icon of the first page, which has none.
  await new EditorFolder(page).fill();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => {
    if (
      !/^(http:\/\/127\.0\.0\.1:|blob:|data:|https:\/\/www\.githubstatus\.com\/)/.test(
        request.url(),
      )
    )
      faults.push(request.url());
  });
  await page.route("https://www.githubstatus.com/api/v2/status.json", (route) =>
    route.fulfill({ json: { status: { indicator: "none" } } }),
  );
  await startEditor(page);
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
