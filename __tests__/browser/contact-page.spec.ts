import { expectAccessible } from "./support/axe";
import { kept } from "./support/keptCard";
import { readToItsEnd, restingPlace } from "./support/scroll";
import { expect, test } from "./support/test";
import { hydrated, visit } from "./support/visit";
import { words } from "./support/words";

const { map } = words.contact;

const mapPage = `<!doctype html><html lang="en"><title>Map</title><h1>A map</h1></html>`;

test("the map's frame is requested only when the visitor asks for it; without a connection the button stays", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/^to www\.openstreetmap\.org: /);
  const asked = () => complaints.requests.filter((url) => url.includes("openstreetmap"));
  await page.route("https://www.openstreetmap.org/export/embed.html*", (route) =>
    route.fulfill({ contentType: "text/html", body: mapPage }),
  );
  await visit(page, "/contact");
  // Pictures load lazily, which would fail without a connection.
  await readToItsEnd(page);
  await kept(page);
  await expect(page.locator("iframe")).toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole("button", { name: map.load }).click();
  await expect(page.getByRole("status", { name: words.app.notifications.label })).toContainText(
    map.offline,
  );
  expect(asked()).toEqual([]);

  await context.setOffline(false);
  await page.getByRole("button", { name: map.load }).click();
  const frame = page.getByTitle(map.frameTitle);
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute("sandbox", "allow-scripts allow-same-origin");
  await expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  await expect(frame.contentFrame().getByText("A map")).toBeVisible();
  expect(asked()).toHaveLength(1);
  await expectAccessible(page, "section:has(iframe)");
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
