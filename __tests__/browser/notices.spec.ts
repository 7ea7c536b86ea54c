import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

const notices = (page: Page) => page.getByRole("status", { name: words.app.notifications.label });
const copyButton = (page: Page) => page.getByRole("button", { name: /third-party websites/i });

test("copying the address of a section gives a notice that can be dismissed", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  await visit(page, "/privacy-policy");
  await expect(notices(page)).toBeEmpty();
  await copyButton(page).click();
  await expect(notices(page)).toContainText(words.legal.copied);
  await notices(page).getByRole("button", { name: words.app.notifications.dismiss }).click();
  await expect(notices(page)).toBeEmpty();

  await visit(page, "/contact");
  const field = page.getByLabel(words.contact.form.name.label);
  await field.focus();
  await page.keyboard.press("Control+V");
  await expect(field).toHaveValue(/\/privacy-policy#third-party-websites$/);
});

test("each notice is dismissed by itself", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await visit(page, "/privacy-policy");
  await copyButton(page).click();
  await expect(notices(page).getByRole("paragraph")).toHaveCount(1);
  await copyButton(page).click();
  await expect(notices(page).getByRole("paragraph")).toHaveCount(2);
  await notices(page)
    .getByRole("button", { name: words.app.notifications.dismiss })
    .first()
    .click();
  await expect(notices(page).getByRole("paragraph")).toHaveCount(1);
});

test(
  "where the browser forbids copying, the address stands in the address bar",
  {
    tag: "@desk",
  },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new DOMException("denied", "NotAllowedError")) },
      });
    });
    await visit(page, "/privacy-policy");
    await copyButton(page).click();
    await expect(notices(page)).toContainText(words.legal.copyFailed);
    await expect(page).toHaveURL("/privacy-policy#third-party-websites");
  },
);
