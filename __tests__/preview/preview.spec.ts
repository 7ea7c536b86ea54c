import { expect, test, type Page } from "@playwright/test";
import { words as site } from "../browser/support/words";
import { askPort } from "../support/ask";
import { port, Preview } from "./support/Preview";

const preview = new Preview();

test.describe.configure({ mode: "serial" });

test.beforeAll(() => preview.start());

test.afterAll(() => preview.forget());

const home = "site/home.yml";
const cage = "products/cage/index.md";
const words = site.home.hero.title;

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const cageText = (page: Page, text = "Bought, not borrowed.") => page.getByText(text).first();
const panel = (page: Page) => page.getByRole("alert").filter({ hasText: "Not shown yet" });

test("an edit in the first second after the start is shown", async ({ page }) => {
  const opened = page.goto(preview.address);
  preview.replace(home, words, "At once.");
  await opened;
  await expect(title(page)).toHaveText("At once.");
  preview.replace(home, "At once.", words);
  await expect(title(page)).toHaveText(words);
});

test("the panel names a missing picture, and the page stays", async ({ page }) => {
  await page.goto(preview.address);
  preview.rename("site/pictures/hero.jpg", "hero-elsewhere.jpg");
  await expect(panel(page)).toContainText("home.yml");
  await page.reload();
  await expect(panel(page)).toContainText("hero.jpg");
  const item = await panel(page).getByRole("listitem").first().elementHandle();
  await page.waitForResponse(/mistakes\.json/);
  await page.waitForResponse(/mistakes\.json/);
  // Otherwise screen readers announce it each time.
  expect(await item?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await expect(title(page)).toHaveText(words);
  preview.rename("hero-elsewhere.jpg", "site/pictures/hero.jpg");
  await expect(page.getByRole("alert")).toHaveText(/^Corrected\. .* reload the page/);
  await expect(panel(page)).toBeHidden();
});

test("a picture may be added, renamed and deleted at once", async ({ page }) => {
  await page.goto(preview.address);
  preview.copy("products/cage/cage.jpg", "products/cage/one.jpg");
  preview.replace(cage, "./cage.jpg", "./one.jpg");
  await expect(page.locator('img[src*="/one."]')).not.toHaveCount(0);
  preview.rename("products/cage/one.jpg", "products/cage/late.jpg");
  await expect(panel(page)).toContainText("one.jpg");
  preview.remove("products/cage/late.jpg");
  preview.replace(cage, "./one.jpg", "./cage.jpg");
  await expect(panel(page)).toBeHidden();
});

const data = "/page-data/index/page-data.json";
const socket = "/socket.io/?EIO=4&transport=";
const upgrade = { connection: "Upgrade", upgrade: "websocket" };

test("another site's page is refused, and Gatsby's routes for developers do not exist", async () => {
  const status = async (path: string, headers = {}) =>
    (await askPort(port, path, { headers })).status;
  const own = { origin: new URL(preview.address).origin };
  for (const address of [data, "/mistakes.json", `${socket}polling`])
    expect(await status(address, own), address).toBe(200);
  for (const foreign of [
    { origin: "https://another.example" },
    { host: "another.example" },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
  ]) {
    for (const address of [data, "/commons.js", "/__webpack_hmr", `${socket}polling`])
      expect(await status(address, foreign), address).toBe(403);
    expect(await status(`${socket}websocket`, { ...upgrade, ...foreign })).toBe(403);
  }
  for (const route of ["___graphql", "_gatsby/file/x/y", "_gatsby/image/x/y/z.jpg"])
    expect(await status(`/${route}?u=${preview.address}`), route).toBe(404);
  expect(await status("/__open-stack-frame-in-editor")).toBe(404);
});

test("git switch shows the other branch, there and back, and then what is saved in place", async ({
  page,
}) => {
  await page.goto(preview.address);
  await expect(title(page)).toHaveText(words);
  preview.git("init", "--quiet", "--initial-branch", "main");
  preview.git("add", "content");
  preview.git("commit", "--quiet", "--message", "All");
  preview.git("switch", "--quiet", "--create", "other");
  preview.replace(home, words, "On the other branch.");
  preview.remove("products/cage");
  preview.git("commit", "--quiet", "--all", "--message", "Other");
  await expect(title(page)).toHaveText("On the other branch.");
  await expect(cageText(page)).toHaveCount(0);
  preview.git("switch", "--quiet", "main");
  await expect(title(page)).toHaveText(words);
  await expect(cageText(page)).toBeAttached();
  preview.save(home, words, "Saved in place.");
  await expect(title(page)).toHaveText("Saved in place.");
  preview.save(home, "Saved in place.", words);
  await expect(title(page)).toHaveText(words);
});

test("after SIGKILL no process is left; the next start shows the mistake over the last good page", async ({
  page,
}) => {
  preview.signal("SIGKILL");
  await expect.poll(() => preview.hasProcess).toBe(false);
  preview.replace(home, `title: ${words}`, "title: Full: bottles");
  await preview.start();
  await page.goto(preview.forms);
  await expect(page.getByRole("button", { name: /local repository/i })).toBeVisible();
  await page.goto(preview.address);
  await expect(title(page)).toHaveText(words);
  await expect(panel(page)).toContainText("home.yml:5");
  preview.replace(cage, "Bought, not borrowed.", "Bought with cash.");
  await expect(cageText(page, "Bought with cash.")).toBeAttached();
  preview.replace(home, "title: Full: bottles", "title: Mended.");
  await expect(title(page)).toHaveText("Mended.");
  preview.signal("SIGINT");
  await expect.poll(() => preview.hasProcess).toBe(false);
});
