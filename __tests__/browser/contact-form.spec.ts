import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { kept } from "./support/keptCard";
import { restingPlace } from "./support/scroll";
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
const names = ["name", "phone", "email", "message"] as const;
type Name = (typeof names)[number];
const wrong: readonly [Name, string][] = [
  ["name", "  "],
  ["message", " \n "],
  ["email", "adesola"],
];

const field = (page: Page, name: Name) => page.getByLabel(form[name].label);
const submit = (page: Page) => page.getByRole("button", { name: form.submit });
const status = (page: Page) => page.getByRole("main").locator('[role="status"]');

/** The browser's own validation message for a field; empty if the field is valid. */
const complaintOf = (page: Page, name: Name) =>
  field(page, name).evaluate((node: HTMLInputElement) => node.validationMessage);

test("an invalid field is shown with its label, message and value", async ({ page }) => {
  await visit(page, "/contact");
  await submit(page).evaluate((node) => node.scrollIntoView({ block: "end", behavior: "instant" }));
  await page.setViewportSize({ width: 1280, height: 400 });
  const header = await page.getByRole("banner").evaluate((node) => node.clientHeight);
  const rows = [...names.map((name) => [name, ""] as const), ...wrong];
  for (const [name, typed] of rows) {
    await field(page, name).fill(typed);
    await submit(page).click();
    await expect(field(page, name)).toBeFocused();
    const label = page.locator(`label[for="contact-${name}"]`);
    await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThan(header);
    // As for a press that is replayed once the scripts have loaded.
    await page.locator("form").dispatchEvent("submit");
    expect(await complaintOf(page, name)).not.toBe("");
    await expect(field(page, name)).toHaveValue(typed);
    await expect(status(page)).toBeEmpty();
    await field(page, name).fill(entered[name]);
    expect(await complaintOf(page, name)).toBe("");
  }
  await expect(field(page, "message")).toHaveValue(entered.message);
});

test("the message is logged, and its links follow it", async ({ page, context, complaints }) => {
  complaints.expect(/^console log: \{name: /);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/contact");
  // The worker fetches its card.
  await kept(page);
  for (const name of names) await field(page, name).fill(entered[name]);
  await submit(page).evaluate((node) => node.scrollIntoView({ block: "end" }));
  const before = complaints.requests.length;
  const [message] = await Promise.all([page.waitForEvent("console"), submit(page).press("Enter")]);
  expect(message.args()).toHaveLength(1);
  expect(await message.args()[0]?.jsonValue()).toEqual(entered);
  await expect(status(page)).toContainText(form.prepared.title);
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL("/contact");
  await expect(status(page)).toContainText(words.company.email);
  expect(
    complaints.requests.slice(before).filter((url) => !/\.(avif|webp|jpg)$/.test(url)),
  ).toEqual([]);
  for (const name of names) await expect(field(page, name)).toHaveValue(entered[name]);

  await page.setViewportSize({ width: 1280, height: 400 });
  await restingPlace(page);
  await field(page, "name").focus();
  const place = await restingPlace(page);
  await page.keyboard.type("Again");
  for (const name of [form.prepared.whatsapp, form.prepared.mail])
    await expect(status(page).getByRole("link", { name })).toHaveAttribute("href", /Again/);
  expect(await restingPlace(page)).toBe(place);
  for (const nothing of ["", " "]) {
    await field(page, "message").fill(nothing);
    await expect(status(page)).toBeEmpty();
    await field(page, "message").fill("Again");
    await expect(status(page)).not.toBeEmpty();
  }
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const text of ["short", "🔥".repeat(900)]) {
    await field(page, "message").fill(text);
    await status(page).getByRole("button", { name: form.prepared.copy }).click();
    await expect.poll(copied).toContain(text);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectAccessible(page, "main");
});
