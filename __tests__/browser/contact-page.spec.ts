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

test(
  "what visitors ask for is closed behind its heading, and opens by a press, by its address and on paper",
  { tag: "@phone" },
  async ({ page }) => {
    const { bulk, wrong } = words.contact.ordering;
    const heading = (name = "") => page.getByRole("heading", { name, exact: true });
    const answers = [bulk, wrong].map(({ parts }) => heading(parts[0]?.title));
    await visit(page, "/contact");
    for (const answer of answers) await expect(answer).toBeHidden();
    await page.emulateMedia({ media: "print" });
    for (const answer of answers) await expect(answer).toBeVisible();
    await page.emulateMedia({ media: null });
    await heading(bulk.title).tap();
    await expect(heading(bulk.parts[0]?.title)).toBeVisible();
    await page.goto("/#home");
    await page.goto("/contact#wrong");
    const place = await restingPlace(page);
    await expect(heading(wrong.parts[0]?.title)).toBeVisible();
    await expect(heading(wrong.title)).toBeInViewport();
    await hydrated(page);
    expect(await restingPlace(page)).toBe(place);
  },
);
