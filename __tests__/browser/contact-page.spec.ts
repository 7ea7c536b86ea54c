import { expectAccessible } from "./support/axe";
import { kept } from "./support/keptCard";
import { readToItsEnd, restingPlace, scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { hydrated, nextTask, visit } from "./support/visit";
import { words } from "./support/words";

const { map } = words.contact;

test("the map's frame loads in view, or a sketch stays", async ({ page, context, complaints }) => {
  const asked = () => complaints.requests.filter((url) => url.includes("openstreetmap"));
  const sketch = page.getByRole("img", { name: map.sketchAlt });
  const savesData = (value: boolean) =>
    page.evaluate((saveData) => {
      const connection = { configurable: true, value: { saveData } };
      Object.defineProperty(navigator, "connection", connection);
    }, value);
  await context.route(/openstreetmap/, (route) =>
    route.fulfill({ contentType: "text/html", body: "A map" }),
  );
  await page.setViewportSize({ width: 1280, height: 400 });
  await visit(page, "/contact");
  expect(asked()).toEqual([]);
  await savesData(true);
  // Pictures load lazily, which would fail without a connection.
  await readToItsEnd(page);
  await kept(page);
  await scrollTo(page, 0);
  await savesData(false);
  await context.setOffline(true);
  await sketch.scrollIntoViewIfNeeded();
  await nextTask(page);
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(asked()).toEqual([]);

  await scrollTo(page, 0);
  await expect(sketch).not.toBeInViewport();
  await nextTask(page);
  await context.setOffline(false);
  const height = await sketch.evaluate((node) => node.clientHeight);
  await sketch.scrollIntoViewIfNeeded();
  const frame = page.getByTitle(map.frameTitle);
  await expect(frame).toHaveAttribute("sandbox", "allow-scripts allow-same-origin");
  await expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  await expect(frame.contentFrame().getByText("A map")).toBeVisible();
  await expect(frame).toHaveCSS("height", `${height}px`);
  expect(asked()).toHaveLength(1);
  await expectAccessible(page, "section:has(iframe)");
});

test("answers open by an address and on paper @phone", async ({ page }) => {
  const { bulk, wrong } = words.contact.ordering;
  const heading = (name = "") => page.getByRole("heading", { name, exact: true });
  const answers = [bulk, wrong].map(({ parts }) => heading(parts[0]?.title));
  await visit(page, "/contact");
  for (const answer of answers) await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const answer of answers) await expect(answer).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.goto("/#home");
  await page.goto("/contact#wrong");
  const place = await restingPlace(page);
  await expect(heading(wrong.parts[0]?.title)).toBeVisible();
  await expect(heading(wrong.title)).toBeInViewport();
  await hydrated(page);
  expect(await restingPlace(page)).toBe(place);

  // A reload leaves a visitor who is writing at the message.
  const field = page.getByLabel(words.contact.form.message.label);
  await field.fill("half a message");
  const inUse = await restingPlace(page);
  await page.reload();
  await hydrated(page);
  expect(await restingPlace(page)).toBe(inUse);
  await expect(field).toBeInViewport();
});
