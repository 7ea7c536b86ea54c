import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { panel, sharedPreview, title } from "./support/Preview";

const preview = sharedPreview();

/** The images that Gatsby made from a file. */
const picture = (page: Page, name: string) =>
  page.locator(`img[src*="/${path.basename(name, ".jpg")}."]`);

const home = "site/home.yml";
const cage = "products/cage/index.md";

test("the panel names a missing picture, and the page stays", async ({ page }) => {
  await page.goto(preview.address);
  preview.rename("site/pictures/hero.jpg", "hero-elsewhere.jpg");
  await expect(panel(page)).toContainText("home.yml");
  await expect(panel(page)).toContainText("hero.jpg");
  await expect(title(page)).toHaveText("Full bottles. Mended stoves.");
  await page.reload();
  await expect(panel(page)).toContainText("hero.jpg");
  await expect(panel(page)).toHaveCSS("overflow-y", "auto");
  const item = await panel(page).getByRole("listitem").first().elementHandle();
  await page.waitForResponse(/mistakes\.json/);
  await page.waitForResponse(/mistakes\.json/);
  // Otherwise screen readers announce it each time.
  expect(await item?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await expect(title(page)).toHaveText("Full bottles. Mended stoves.");
  preview.rename("hero-elsewhere.jpg", "site/pictures/hero.jpg");
  await expect(page.getByRole("alert")).toHaveText(/^Corrected\. .* reload the page/);
  await expect(panel(page)).toBeHidden();
});

test("adding, renaming and deleting a picture at once does not end the preview", async ({
  page,
}) => {
  await page.goto(preview.address);
  for (const name of ["one.jpg", "two.jpg", "three.jpg"]) {
    preview.copy("products/cage/cage.jpg", `products/cage/${name}`);
    preview.replace(cage, "./cage.jpg", `./${name}`);
    await expect(picture(page, name)).not.toHaveCount(0);
    preview.rename(`products/cage/${name}`, `products/cage/late-${name}`);
    await expect(panel(page)).toContainText(name);
    preview.remove(`products/cage/late-${name}`);
    preview.replace(cage, `./${name}`, "./cage.jpg");
    await expect(panel(page)).toBeHidden();
  }
  expect(preview.isRunning).toBe(true);
  preview.replace(home, "Full bottles.", "Still here.");
  await expect(title(page)).toHaveText("Still here. Mended stoves.");
  preview.replace(home, "Still here.", "Full bottles.");
  await expect(title(page)).toHaveText("Full bottles. Mended stoves.");
});

test("a text that Gatsby notices before its picture leaves the page unchanged", async ({
  page,
  context,
}) => {
  await page.goto(preview.address);
  await expect(picture(page, "cage.jpg")).not.toHaveCount(0);
  preview.shown.replace(cage, "./cage.jpg", "./late.jpg");
  await expect.poll(() => preview.terminal).toContain("Cannot return null");
  const other = await context.newPage();
  await other.goto(preview.address);
  await expect(other.getByRole("banner")).toBeVisible();
  await expect(title(page)).toHaveText("Full bottles. Mended stoves.");
  preview.shown.copy("products/cage/cage.jpg", "products/cage/late.jpg");
  for (const open of [page, other]) await expect(picture(open, "late.jpg")).not.toHaveCount(0);
  preview.shown.replace(cage, "./late.jpg", "./cage.jpg");
  await expect(picture(page, "late.jpg")).toHaveCount(0);
});

test("after a restart the panel shows the mistake over the last good page, and other files still update", async ({
  page,
}) => {
  await page.goto(preview.address);
  await expect(title(page)).toHaveText("Full bottles. Mended stoves.");
  await preview.stop();
  preview.replace(home, "title: Full bottles. Mended stoves.", "title: Full: bottles");
  await preview.start();
  await page.goto(preview.address);
  await expect(title(page)).toHaveText("Full bottles. Mended stoves.");
  await expect(panel(page)).toContainText("home.yml:5");
  preview.replace(cage, "Bought, not borrowed.", "Bought with cash.");
  await expect(page.getByText("Bought with cash.").first()).toBeAttached();
  preview.replace(home, "title: Full: bottles", "title: Mended.");
  await expect(title(page)).toHaveText("Mended.");
  await expect(panel(page)).toBeHidden();
});

test("after the preview's folder is moved with its caches, the preview starts again and is complete", async ({
  page,
}) => {
  await preview.stop();
  preview.move();
  await preview.start();
  await page.goto(preview.address);
  await expect(title(page)).toHaveText("Mended.");
  await expect(page.getByText("Bought with cash.").first()).toBeAttached();
  await expect(panel(page)).toBeHidden();
});
