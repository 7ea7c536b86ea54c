import { expectAccessible } from "./support/axe";
import { kept } from "./support/keptCard";
import { readToItsEnd, restingPlace, scrollTo } from "./support/scroll";
import { expect, test } from "./support/test";
import { hydrated, nextTask, visit } from "./support/visit";
import { words } from "./support/words";

const { map } = words.contact;

test("a map loads in view where its site answers, and moves once it is pressed", async ({
  page,
  context,
  complaints,
}) => {
  const asked = () => complaints.requests.filter((url) => url.includes("openstreetmap"));
  const sketch = page.getByRole("img", { name: map.sketchAlt });
  const savesData = (value: boolean) =>
    page.evaluate((saveData) => {
      const connection = { configurable: true, value: { saveData } };
      Object.defineProperty(navigator, "connection", connection);
    }, value);
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

  const leaveAndReturn = async () => {
    await scrollTo(page, 0);
    await expect(sketch).not.toBeInViewport();
    await nextTask(page);
    await context.setOffline(false);
    await sketch.scrollIntoViewIfNeeded();
  };
  const isRefused = page.waitForEvent("requestfailed");
  await leaveAndReturn();
  await isRefused;
  await nextTask(page);
  await expect(page.locator("iframe")).toHaveCount(0);

  // As Leaflet, it takes the wheel for itself.
  const body = `<p style="height: 900px"><a href="/copyright" target="_blank">A map</a>
    <script>addEventListener("wheel", (event) => event.preventDefault(), { passive: false })</script>`;
  await context.route(/openstreetmap/, (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
  const height = await sketch.evaluate((node) => node.clientHeight);
  const before = asked().length;
  await leaveAndReturn();
  const frame = page.getByTitle(map.frameTitle);
  await expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  await expect(frame.contentFrame().getByText("A map")).toBeVisible();
  await expect(frame).toHaveCSS("height", `${height}px`);
  expect(asked()).toHaveLength(before + 2);
  await expectAccessible(page, "section:has(iframe)");

  const wheel = async () => {
    const top = await restingPlace(page);
    const { x = 0, y = 0 } = (await frame.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 100);
    await page.mouse.wheel(0, 60);
    return (await restingPlace(page)) - top;
  };
  expect(await wheel()).toBe(60);
  await page.getByRole("link", { name: map.open }).press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(frame).toBeFocused();
  expect(await wheel()).toBe(0);
  const popup = page.waitForEvent("popup");
  await frame.contentFrame().getByText("A map").click();
  await expect((await popup).getByText("A map")).toBeVisible();
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
