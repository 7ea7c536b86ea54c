import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

const { form } = words.contact;
const entered = {
  name: "Adésọlá Bello",
  phone: "0801 234 5678",
  email: "adesola@example.com",
  message: "Two 12.5 kg refills & a hose?\nOn Friday, 5 % off",
};

const field = (page: Page, name: keyof typeof entered) => page.getByLabel(form[name].label);
const submit = (page: Page) => page.getByRole("button", { name: form.submit });
const status = (page: Page) => page.getByRole("main").locator('[role="status"]');

async function fillIn(page: Page) {
  for (const name of ["name", "phone", "email", "message"] as const) {
    await field(page, name).fill(entered[name]);
  }
}

/** What the browser itself says about a field; empty when it is content. */
const complaintOf = (page: Page, name: keyof typeof entered) =>
  field(page, name).evaluate((node: HTMLInputElement) => node.validationMessage);

test(
  "the four fields have labels, types, examples and no limits",
  { tag: "@desk" },
  async ({ page }) => {
    await visit(page, "/contact");
    const shapes = await page.locator("form input, form textarea").evaluateAll((nodes) =>
      (nodes as HTMLInputElement[]).map(({ name, type, required, placeholder, maxLength }) => ({
        name,
        type,
        required,
        hasExample: placeholder.length > 0,
        maxLength,
      })),
    );
    const shape = { required: true, hasExample: true, maxLength: -1 };
    expect(shapes).toEqual([
      { name: "name", type: "text", ...shape },
      { name: "phone", type: "tel", ...shape },
      { name: "email", type: "email", ...shape },
      { name: "message", type: "textarea", ...shape },
    ]);
    await expect(field(page, "message")).toHaveAttribute("rows", "4");
    for (const name of ["name", "phone", "email", "message"] as const) {
      await expect(field(page, name)).toBeVisible();
    }
  },
);

test("an empty form gets the browser's own messages, field by field", async ({ page }) => {
  await visit(page, "/contact");
  for (const name of ["name", "phone", "email", "message"] as const) {
    await submit(page).click();
    await expect(field(page, name)).toBeFocused();
    expect(await complaintOf(page, name)).not.toBe("");
    await expect(status(page)).toBeEmpty();
    await field(page, name).fill(entered[name]);
    expect(await complaintOf(page, name)).toBe("");
  }
});

test("an address that is no e-mail address is refused and stays", async ({ page }) => {
  await visit(page, "/contact");
  await fillIn(page);
  await field(page, "email").fill("adesola");
  await submit(page).click();
  await expect(field(page, "email")).toBeFocused();
  expect(await complaintOf(page, "email")).not.toBe("");
  await expect(field(page, "email")).toHaveValue("adesola");
  await expect(field(page, "message")).toHaveValue(entered.message);
  await expect(status(page)).toBeEmpty();
});

test("what was entered goes to the console as one object and nowhere else", async ({
  page,
  complaints,
}) => {
  complaints.expect(/^console log: \{name: /);
  await visit(page, "/contact");
  await fillIn(page);
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe("complete");
  const before = complaints.requests.length;
  const [message] = await Promise.all([page.waitForEvent("console"), submit(page).click()]);
  expect(message.args()).toHaveLength(1);
  expect(await message.args()[0]?.jsonValue()).toEqual(entered);
  await expect(status(page)).toContainText(form.prepared.title);
  await expect(page).toHaveURL("/contact");
  expect(
    complaints.requests.slice(before).filter((url) => !/\.(avif|webp|jpg)$/.test(url)),
  ).toEqual([]);
  for (const name of ["name", "phone", "email", "message"] as const) {
    await expect(field(page, name)).toHaveValue(entered[name]);
  }
});

test("the status offers the same message by WhatsApp and by e-mail", async ({
  page,
  complaints,
}) => {
  complaints.expect(/^console log: /);
  await visit(page, "/contact");
  await fillIn(page);
  await field(page, "message").press("Control+Home");
  await submit(page).click();
  const address = async (name: string) =>
    new URL((await status(page).getByRole("link", { name }).getAttribute("href")) ?? "");

  const chat = await address(form.prepared.whatsapp);
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${words.company.whatsapp}`);
  expect(words.company.whatsapp).toMatch(/^\d+$/);
  for (const part of Object.values(entered)) {
    expect(chat.searchParams.get("text")).toContain(part);
  }

  const mail = await address(form.prepared.mail);
  expect(mail.protocol + mail.pathname).toBe(`mailto:${words.company.email}`);
  const body = /body=([^&]*)/.exec(mail.search)?.[1] ?? "";
  for (const part of Object.values(entered)) {
    expect(decodeURIComponent(body)).toContain(part.replace("\n", "\r\n"));
  }
  expect(decodeURIComponent(mail.search)).toContain(entered.name);
});

test(
  "the keyboard alone fills in and submits the form",
  { tag: "@desk" },
  async ({ page, complaints }) => {
    complaints.expect(/^console log: /);
    await visit(page, "/contact");
    await field(page, "name").focus();
    for (const name of ["name", "phone", "email"] as const) {
      await page.keyboard.insertText(entered[name]);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.insertText(entered.message);
    await page.keyboard.press("Tab");
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(status(page)).toContainText(form.prepared.title);
  },
);
