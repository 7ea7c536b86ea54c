import { expect, test } from "@playwright/test";
import { original, wordsOf } from "../editor/support/EditorFolder";
import { form, openEditor, save } from "../editor/support/openEditor";
import { Preview } from "./support/Preview";

const formsPort = String(Number(process.env.BROWSER_TEST_PORT ?? 9195) + 1);

const both = new Preview("--forms", "--forms-port", formsPort);

test.use({ baseURL: `http://127.0.0.1:${formsPort}` });

test.beforeAll(() => both.start());

test.afterAll(async () => {
  await both.stop();
  both.forget();
});

const cage = "content/products/cage/index.md";

test("the preview shows what a form saves, and Ctrl+C ends the forms and the preview", async ({
  page,
  context,
}) => {
  const site = await context.newPage();
  await site.goto(both.address);
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible();
  const folder = await openEditor(page);
  await page.goto("/#/collections/Product/entries/cage/index");
  const name = form(page).getByRole("textbox", { name: "Name", exact: true });
  const was = await name.inputValue();
  await name.fill("A shelter for two");
  await save(page);
  await expect
    .poll(async () => wordsOf(await folder.read(), cage))
    .toContain("name: A shelter for two");
  // Only a person can choose a real folder, so the test copies the saved file.
  both.replace(
    "products/cage/index.md",
    wordsOf(original, cage),
    wordsOf(await folder.read(), cage),
  );
  await expect(site.getByText("A shelter for two").first()).toBeAttached();
  await expect(site.getByText(was, { exact: true })).toHaveCount(0);
  both.interrupt();
  await expect.poll(() => both.hasProcess).toBe(false);
});
