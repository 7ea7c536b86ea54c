import type { Page } from "@playwright/test";
import { answerForMap, expectMapRequest } from "./support/map";
import { kept } from "./support/keptCard";
import { readToItsEnd, restingPlace } from "./support/scroll";
import { expect, test } from "./support/test";
import { hydrated, visit } from "./support/visit";
import { words } from "./support/words";

const { map } = words.contact;

test("the map's frame is requested only when the visitor asks for it", async ({
  page,
  complaints,
}) => {
  await answerForMap(page);
  await visit(page, "/contact");
  await page.getByRole("button", { name: map.load }).scrollIntoViewIfNeeded();
  const isForeign = (url: string) => url.includes("openstreetmap");
  expect(complaints.requests.filter(isForeign)).toEqual([]);
  await expect(page.locator("iframe")).toHaveCount(0);

  expectMapRequest(complaints);
  await page.getByRole("button", { name: map.load }).click();
  const frame = page.getByTitle(map.frameTitle);
  await expect(frame).toBeVisible();
  await expect(frame).toHaveAttribute("sandbox", "allow-scripts allow-same-origin");
  await expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  await expect(frame.contentFrame().getByText("A map")).toBeVisible();
  expect(complaints.requests.filter(isForeign)).toHaveLength(1);
});

test("without a connection the map button reports the failure and stays", async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, "/contact");
  // Pictures load lazily, which would fail without a connection.
  await readToItsEnd(page);
  await kept(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: map.load }).click();
  await expect(page.getByRole("status", { name: words.app.notifications.label })).toContainText(
    map.offline,
  );
  await expect(page.getByRole("button", { name: map.load })).toBeVisible();
  await context.setOffline(false);
  await answerForMap(page);
  expectMapRequest(complaints);
  await page.getByRole("button", { name: map.load }).click();
  await expect(page.getByTitle(map.frameTitle)).toBeFocused();
});

test.describe("what fewer visitors ask for, on a phone", { tag: "@phone" }, () => {
  const { bulk, station } = words.contact.ordering;
  const heading = (page: Page, { title }: typeof bulk) =>
    page.getByRole("heading", { name: title });
  const answer = (page: Page, { parts }: typeof bulk) =>
    page.getByRole("heading", { name: parts[0]?.title, exact: true });

  test("is closed behind its heading, and opens by a press, by its link and on paper", async ({
    page,
  }) => {
    await page.goto("/contact");
    await expect(answer(page, bulk)).toBeVisible();
    await hydrated(page);
    for (const enquiry of [bulk, station]) await expect(answer(page, enquiry)).toBeHidden();
    await page.emulateMedia({ media: "print" });
    for (const enquiry of [bulk, station]) await expect(answer(page, enquiry)).toBeVisible();
    await page.emulateMedia({ media: null });
    await heading(page, bulk).tap();
    await expect(answer(page, bulk)).toBeVisible();
    await page.getByRole("link", { name: station.label, exact: true }).tap();
    await expect(answer(page, station)).toBeVisible();
    await expect(heading(page, station)).toBeInViewport();
    await expect(page).toHaveURL("/contact#station");
  });

  test("stays open where the visitor already is, and above it", async ({ page }) => {
    await page.goto("/contact#station");
    const place = await restingPlace(page);
    await hydrated(page);
    for (const enquiry of [bulk, station]) await expect(answer(page, enquiry)).toBeVisible();
    expect(await restingPlace(page)).toBe(place);
  });
});
