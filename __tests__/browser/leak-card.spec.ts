import { brotliCompressSync } from "node:zlib";
import { savedNoteId } from "../../src/lib/leakCard";
import { kept, openOffline } from "./support/keptCard";
import { alertDocument, leakCard } from "./support/routes";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

const card = words.leakCard;

test("the card is one small response with the steps of the guide, and makes no other request", async ({
  page,
  complaints,
}) => {
  const response = await page.goto(leakCard);
  await kept(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(card.title);
  const steps = page.getByRole("listitem");
  await expect(steps).toHaveText(alertDocument.alert?.steps ?? []);
  const asked = complaints.requests.map((url) => new URL(url).pathname);
  const needless = asked.filter((path) => !/^\/(leak-card|favicon|icons\/)/.test(path));
  expect(needless).toEqual([]);
  const html = (await response?.text()) ?? "";
  expect(html).not.toMatch(/<script[^>]* src=|<img|@font-face/);
  expect(brotliCompressSync(html).length).toBeLessThan(14_000);
});

test("the card opens offline after a visit to any page, with a note that it is a copy", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|failed request/);
  await visit(page, "/contact");
  await kept(page);
  const offline = await openOffline(context);
  await expect(offline.getByRole("heading", { level: 1 })).toHaveText(card.title);
  const [before = "", after = ""] = card.saved.split("{date}");
  const note = offline.locator(`#${savedNoteId}`);
  await expect(note).toContainText(before);
  await expect(note).toContainText(`${new Date().getFullYear()}${after}`);
  await expect(offline.getByRole("link", { name: /112/ })).toHaveAttribute("href", "tel:112");
  // Every other page needs a connection: the worker handles nothing else.
  await expect(offline.goto("/contact")).rejects.toThrow(/INTERNET_DISCONNECTED/);
});

test("with a connection the card is current and has no note that it is a copy", async ({
  page,
}) => {
  await visit(page, "/contact");
  await kept(page);
  await page.goto(leakCard);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(card.title);
  await expect(page.locator(`#${savedNoteId}`)).toBeHidden();
});

test("the header link opens the card as a document of its own, and Back returns", async ({
  page,
}) => {
  await visit(page, "/contact");
  const link = page.getByRole("banner").getByRole("link", { name: words.navigation.leak.label });
  await link.hover();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(card.title);
  await expect(page.getByRole("banner")).toHaveCount(0);
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toContain(
    leakCard,
  );
  await page.goBack();
  await expect(page.getByRole("banner")).toBeVisible();
});

test("after a visit, the header link opens the card without a connection", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|failed request/);
  await visit(page, "/contact");
  await kept(page);
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: words.navigation.leak.label }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(card.title);
  await expect(page.locator(`#${savedNoteId}`)).toBeVisible();
});

test("on paper the card has lines to fill in and no buttons", async ({ page }) => {
  await page.goto(leakCard);
  await expect(page.getByText(card.lines.labels[0] ?? "", { exact: true })).toBeHidden();
  await expect(page.getByText(alertDocument.path)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const label of card.lines.labels)
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: card.home })).toBeHidden();
  await expect(page.getByText(alertDocument.path)).toBeVisible();
});
