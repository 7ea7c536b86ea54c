import type { Page } from "@playwright/test";
import { TYPING_REST_MS } from "../../src/lib/timing";
import { type, reading, type Entries } from "./support/answers";
import { expect, test } from "./support/test";
import { hydrated, nextTask, visit, visitWithStoppedClock } from "./support/visit";
import { words } from "./support/words";

const { lasting, refill } = words;
const { stamps } = refill;
const { gas, flame, burners, otherGas, power, hours } = lasting.form;
const { size, otherSize, tare, before, now, paid, naira, step } = refill.form;

const kg = ({ label, unit }: { label: string; unit: string }) => `${label} (${unit})`;
const form = (page: Page, title: string) => page.getByRole("form", { name: title });

const kitchen = (watts: string, rings: string, time: string): Entries => [
  [flame.label, flame.own],
  [kg(power), watts],
  [burners, rings],
  [kg(hours), time],
];
const otherAmount = (amount: string): Entries => [
  [gas.label, gas.other],
  [kg(otherGas), amount],
];

const weigh = (
  chosen: string,
  weights: Partial<Record<"tare" | "before" | "now" | "paid" | "naira", string>>,
): Entries => [
  [size.label, chosen],
  ...Object.entries(weights).map(
    ([name, weight]) => [kg(refill.form[name as keyof typeof weights]), weight] as const,
  ),
];

const dates = (made: string, tested: string, ...ticks: ("expired" | "unreadable")[]): Entries => [
  [stamps.form.made, made],
  [stamps.form.tested, tested],
  ...ticks.map((tick) => [stamps.form[tick], true] as const),
];

/** A button press after the entries. */
const submit = "submit";

/** Entries into each calculator; what it then says is recorded in trees/answers-<name>.txt. */
const calculators: Readonly<
  Record<string, { path: string; title: string; button: string; rows: (Entries | typeof submit)[] }>
> = {
  lasting: {
    path: "/how-long-it-lasts",
    title: lasting.form.title,
    button: lasting.form.submit,
    rows: [
      [],
      submit,
      [[gas.label, "88 kg"]],
      [[flame.label, flame.high]],
      [[kg(hours), "1,5"]],
      kitchen("1,5 kW", "3", "4 hours"),
      // More than any bottle can feed, exactly a day, years.
      [...otherAmount("0.5"), ...kitchen("4", "4", "2")],
      [...otherAmount("2.34"), ...kitchen("0.3", "4", "24")],
      [...otherAmount("500"), ...kitchen("0.3", "1", "0.1")],
      [...otherAmount("1"), ...kitchen("0.8", "1", "16")],
      // Just outside the limits, and no numbers.
      [...otherAmount("0.0994"), ...kitchen("0.299", "1", "0.099")],
      [...otherAmount("500.1"), ...kitchen("60.1", "6", "24.1")],
      [...otherAmount("some"), ...kitchen("much", "6", "half a day")],
      [...otherAmount(""), ...kitchen("", "2", "")],
    ],
  },
  refill: {
    path: "/check-my-refill",
    title: refill.form.title,
    button: refill.form.submit,
    rows: [
      [],
      submit,
      weigh("11 kg", { tare: "15", now: "26", paid: "11" }),
      weigh("11 kg", { tare: "15", now: "25.7", paid: "11" }),
      weigh("11 kg", { tare: "7", now: "18", paid: "11" }),
      weigh("11 kg", { tare: "15,2", now: "25.6", paid: "11", naira: "₦15,000" }),
      weigh("11 kg", { tare: "15.2", before: "17", now: "25.7", paid: "11", naira: "15000" }),
      [...weigh("11 kg", { tare: "15", now: "25.5", paid: "11" }), [step, "0.5 kg"]],
      [...weigh("11 kg", { tare: "15", now: "26", paid: "11" }), [step, "0.5 kg"]],
      [...weigh("11 kg", { tare: "15", now: "26.04", paid: "11" }), [step, "0.05 kg"]],
      weigh("11 kg", { before: "17", now: "24", paid: "6" }),
      weigh("11 kg", { tare: "15", before: "17", now: "24", paid: "6" }),
      weigh("11 kg", { tare: "15", before: "18", now: "27.5", paid: "11" }),
      weigh("11 kg", { tare: "15", now: "34", paid: "11" }),
      weigh("11 kg", { tare: "15", now: "15", paid: "11", naira: "15000" }),
      weigh("11 kg", { before: "20", now: "20", paid: "7" }),
      weigh("88 kg", { tare: "15", now: "75", paid: "60" }),
      [...weigh(size.other, { tare: "7.8", now: "13.8", paid: "6" }), [kg(otherSize), "6"]],
      [...weigh(size.other, { tare: "7.8", now: "13.8", paid: "6" }), [kg(otherSize), "61"]],
      // Errors: no reference, contradictions, limits, no numbers.
      weigh("11 kg", { now: "26", paid: "11" }),
      weigh("11 kg", { tare: "15", now: "14", paid: "11" }),
      weigh("11 kg", { tare: "15", before: "14", now: "25", paid: "11" }),
      weigh("11 kg", { before: "20", now: "19", paid: "7" }),
      weigh("11 kg", { before: "5", now: "10.5", paid: "11" }),
      weigh("11 kg", { tare: "15", now: "26", paid: "12" }),
      weigh("11 kg", { tare: "0.4", before: "201", now: "0.49", paid: "0.09", naira: "0.99" }),
      weigh("11 kg", { tare: "121", before: "x", now: "y", paid: "61", naira: "10,000,001" }),
      weigh("11 kg", { tare: "heavy", now: "26", paid: "11", naira: "much" }),
    ],
  },
  stamps: {
    path: "/check-my-refill",
    title: stamps.form.title,
    button: stamps.form.submit,
    // Today is in October 2025; the fixture promises a re-test every 8 years, and 24 years in all.
    rows: [
      [],
      submit,
      dates("2019", ""),
      dates("06/2010", "07/2018"),
      dates("2017", ""),
      dates("06/2016", ""),
      dates("12/2017", ""),
      dates("2004", "2021"),
      dates("11/2003", "2019"),
      dates("10/2002", "2018"),
      dates("2002", ""),
      dates("2001", "2018"),
      dates("2001", ""),
      dates("1998", "2024"),
      dates("", "2018"),
      dates("", "", "expired"),
      dates("2019", "2015", "expired", "unreadable"),
      dates("2019", "", "unreadable"),
      dates("C-27", "EXP 05/2024"),
      dates("13/13", "2031"),
      dates("1875", ""),
      dates("06/2019", "05/2019"),
    ],
  },
};

for (const [name, { path, title, button, rows }] of Object.entries(calculators))
  test(`what the calculator “${name}” says to each entry`, async ({ page }) => {
    await visitWithStoppedClock(page, path);
    const calculator = form(page, title);
    const said: string[] = [];
    for (const row of rows) {
      // An address with answers, none of them of this form, empties it.
      await page.evaluate(() => void (location.hash = "#nothing="));
      await nextTask(page);
      if (row === submit) await calculator.getByRole("button", { name: button }).click();
      else await type(page, calculator, row);
      const entries = row === submit ? [["the button"]] : row;
      const heading = entries.map((entry) => entry.join(": ")).join("; ") || "nothing";
      said.push(`## ${heading}\n${await reading(calculator)}\n`);
    }
    expect(said.join("\n")).toMatchSnapshot(`answers-${name}.txt`);
  });

test("errors wait for their field to be typed in, those of blank fields for the button, and links have none", async ({
  page,
}) => {
  await visitWithStoppedClock(page, "/how-long-it-lasts#hours=%3Cimg&flame=blue&burners=9");
  const calculator = form(page, lasting.form.title);
  const answer = page.getByRole("main").getByRole("status");
  const field = page.getByLabel(kg(hours));
  const error = page.getByText(lasting.errors.number.replace("{typed}", "half a day"));
  await expect(field).toHaveValue("<img");
  await expect(answer).toHaveText(lasting.result.unfinished);
  await expect(calculator.getByText(lasting.errors.number.slice(-9))).toHaveCount(0);

  await field.fill("half a day");
  await page.clock.runFor(TYPING_REST_MS - 1);
  await expect(error).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(error).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(await error.innerText());
  await field.fill("");
  await page.clock.runFor(TYPING_REST_MS);
  await expect(field).not.toHaveAttribute("aria-invalid");
  await page.setViewportSize({ width: 360, height: 400 });
  await calculator.getByRole("button").click();
  await expect(field).toHaveAccessibleDescription(lasting.errors.hoursLow);
  await expect(answer).toBeInViewport();
});

test("answers stay in the address, also for a reload, Back and another visitor, and go nowhere else", async ({
  page,
  context,
  complaints,
}) => {
  const path = "/how-long-it-lasts";
  const answer = page.getByRole("main").getByRole("status");
  const field = page.getByLabel(kg(hours));
  await visit(page, `${path}#made=2019`);
  const asked = complaints.requests.length;
  const entries = await page.evaluate(() => history.length);
  await page.getByText(flame.high, { exact: true }).click();
  await field.fill("1,5");
  // 11 kg × 12.8 ÷ (3 kW × 1.5 hours) = 31.3 days, × 13.6 = 33.2.
  await expect(answer).toContainText("31 to 33 days");
  const answers = "#made=2019&flame=high&hours=1%2C5";
  await expect(page).toHaveURL(path + answers);
  await page.getByText(flame.medium, { exact: true }).click();
  await expect(page).toHaveURL(`${path}#made=2019&hours=1%2C5`);
  await page.getByText(flame.high, { exact: true }).click();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const requests = complaints.requests.slice(asked);
  expect(requests.filter((url) => !url.includes("favicon"))).toEqual([]);

  await page.reload();
  await hydrated(page);
  await expect(answer).toContainText("31 to 33 days");
  await page.getByRole("contentinfo").locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(answer).toContainText("31 to 33 days");
  await expect(field).toHaveValue("1,5");

  const other = await context.newPage();
  await visit(other, `${path}${answers}&colour=red`);
  await expect(other.getByRole("main").getByRole("status")).toContainText("31 to 33 days");
});

test("a new address right after typing has its own answer, and resets what it does not name", async ({
  page,
}) => {
  await visitWithStoppedClock(page, "/how-long-it-lasts#gas=88&hours=3");
  const field = page.getByLabel(kg(hours));
  await field.fill("x");
  await page.evaluate(() => void (location.hash = "#flame=high"));
  await nextTask(page);
  await page.clock.runFor(2 * TYPING_REST_MS);
  await expect(field).toHaveValue("2");
  await expect(field).not.toHaveAttribute("aria-invalid");
  // 11 kg × 12.8 ÷ (3 kW × 2 hours) = 23.5 days, × 13.6 = 24.9.
  await expect(page.getByRole("main").getByRole("status")).toContainText("23 to 25 days");
});
