import type { Page } from "@playwright/test";
import { fillIn } from "../../src/lib/fillIn";
import { expectAccessible } from "./support/axe";
import { expect, test } from "./support/test";
import { visit } from "./support/visit";
import { words } from "./support/words";

const { form, short, stamps, passport } = words.refill;
const { deadlines, message } = short;
const path = "/check-my-refill";
const missing = `${path}#size=11&tare=15&now=25&paid=11`;

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const linkText = (page: Page, name: string) =>
  page
    .getByRole("link", { name })
    .first()
    .evaluate((link: HTMLAnchorElement) => new URL(link.href).searchParams.get("text") ?? "");

test.describe("on a phone in another zone", () => {
  test.use({ timezoneId: "America/New_York" });

  test("the deadlines are those of Lagos, and stay out of the address", async ({ page }) => {
    // In Lagos it is 0:30 on the 19th. The fixture promises 3 hours and 30 hours.
    await page.clock.setFixedTime(new Date("2024-11-18T23:30:00Z"));
    await visit(page, missing);
    const asked = page.getByRole("form", { name: deadlines.title });
    const status = asked.getByRole("status");
    expect(await linkText(page, short.whatsapp)).toContain(message.when);
    await field(page, "time").fill("00:10");
    const open = { report: "3:10 before noon this sun", return: "6:10 before noon next sun" };
    await expect(status).toHaveText(fillIn(deadlines.open, open));
    const sent = await linkText(page, short.whatsapp);
    expect(sent).toContain("Rolled in 12:10 before noon, Tuesday 19 November\n");
    expect(sent).toContain("yard 6:10 before noon, Wednesday 20 November\n");
    await expectAccessible(page, "main");

    await field(page, "time").fill("00:40");
    await expect(status).toBeEmpty();
    await expect(field(page, "time")).toHaveAccessibleDescription(deadlines.future);
    await page.getByText(deadlines.day.yesterday, { exact: true }).click();
    await expect(status).toHaveText(
      fillIn(deadlines.late, {
        report: "3:40 before noon last sun",
        return: "6:40 before noon this sun",
      }),
    );
    await expect(page).toHaveURL(missing);
    // The answer is corrected; the time stays.
    await field(page, "now").fill("26");
    await expect(asked).toHaveCount(0);
    await field(page, "now").fill("25");
    await expect(field(page, "time")).toHaveValue("00:40");
    await expect(field(page, "day").last()).toBeChecked();
  });
});

test("a phone whose clock is behind the build is not asked when the cylinder came", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2021-01-15"));
  await visit(page, missing);
  await expect(page.getByText(short.title)).toBeVisible();
  await expect(field(page, "time")).toHaveCount(0);
});

test("a cylinder's link holds its four figures only, and fills in both calculators", async ({
  page,
}) => {
  await visit(page, `${path}#size=11&tare=15%2C2&now=26&paid=11&naira=15000&before=16`);
  await field(page, "made").fill("06/2019");
  await field(page, "tested").fill("2024");
  const hash = "#cylinder=mine&size=11&tare=15%2C2&made=06%2F2019&tested=2024";
  const sends = page.getByRole("link", { name: passport.send });
  await expect(sends).toHaveCount(2);
  await expect.poll(() => linkText(page, passport.send)).toContain(`${path}${hash}`);
  expect(await linkText(page, passport.send)).not.toMatch(/26|now|paid|naira|before/);

  await page.goto("/contact");
  await visit(page, path + hash);
  const marked = (label: string) => page.getByLabel(fillIn(passport.linked, { label }));
  await expect(marked(form.tare.label)).toHaveValue("15,2");
  await expect(marked(stamps.form.made)).toHaveValue("06/2019");
  await expect(marked(stamps.form.tested)).toHaveValue("2024");
  await expect(page.getByRole("radio", { checked: true })).toHaveValue("11");
  await expect(page.getByLabel(form.now.label)).toHaveValue("");
  await expect(page.locator("main [aria-invalid]")).toHaveCount(0);
  await expect(sends).toHaveCount(0);
  await expectAccessible(page, "main");
  // What is typed is no longer from the link.
  await field(page, "tare").fill("15");
  await expect(marked(form.tare.label)).toHaveCount(0);
});
