import { expect, test } from "@playwright/test";
import { Preview } from "./support/Preview";

const formsPort = Number(process.env.BROWSER_TEST_PORT ?? 9195) + 1;
const preview = new Preview("--forms", "--forms-port", String(formsPort));

test.describe.configure({ mode: "serial" });

test.afterAll(async () => {
  await preview.stop();
  preview.forget();
});

test("after SIGKILL no process is left, and the next start shows the site and the forms", async ({
  page,
}) => {
  await preview.start();
  preview.kill();
  await expect.poll(() => preview.hasProcess).toBe(false);
  await preview.start();
  await page.goto(preview.address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`http://127.0.0.1:${formsPort}/`);
  await expect(page.getByRole("button", { name: /local repository/i })).toBeVisible();
});

test("Ctrl+C ends the forms and the preview", async () => {
  preview.interrupt();
  await expect.poll(() => preview.hasProcess).toBe(false);
});
