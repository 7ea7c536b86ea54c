import { createServer } from "node:net";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { Preview } from "./support/Preview";

const port = Number(process.env.BROWSER_TEST_PORT ?? 9195);
const formsPort = port + 1;
const preview = new Preview("--forms", "--forms-port", String(formsPort));

test.describe.configure({ mode: "serial" });

test.afterAll(async () => {
  await preview.stop();
  preview.forget();
});

for (const [option, taken] of [
  ["--port", port],
  ["--forms-port", formsPort],
] as const)
  test(`if another program uses the port of ${option}, one sentence names the option`, async () => {
    const other = createServer().listen(taken, "127.0.0.1");
    await once(other, "listening");
    try {
      await expect(preview.start()).rejects.toThrow(
        `The preview did not start: port ${taken} is taken, perhaps by another preview; ` +
          `end that program, or add ${option} with another number.`,
      );
    } finally {
      other.close();
      await once(other, "close");
    }
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
