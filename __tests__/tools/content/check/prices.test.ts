import { put, problemsAfter, testFaults } from "../../../support/faults";

const file = "site/prices.yml";
const prices = (...lines: string[]) => put(file, `${lines.join("\n")}\ndays: 3\n`);
const place = `content/${file}`;
const both = "a price needs its date; write both or neither";
const form = "must be an amount of naira such as 1,150 or ₦1,237.50, found the text";
const unusual = "is unusual for 1 kg of gas; is it the price of a whole cylinder?";

testFaults([
  { name: "an empty price is no fault", change: prices("perKg:", "date:", "note:"), problems: [] },
  {
    name: "a price without its date",
    change: prices("perKg: 1,150", "date:"),
    problems: [`${place}:1:8 price: ${both}`],
  },
  {
    name: "a date without a price",
    change: prices("date: 2024-11-20"),
    problems: [`${place}:1:7 price: ${both}`],
  },
  {
    name: "a day in the future",
    change: prices("perKg: 1150", "date: 2024-11-21"),
    problems: [
      `${place}:2:7 price: "date" is 2024-11-21, a day in the future; write the date of the price`,
    ],
  },
  {
    name: "an amount that is not in naira",
    change: prices("perKg: cheap", "date: 2024-11-20"),
    problems: [`${place}:1:8 schema: "perKg" ${form} "cheap"`],
  },
  {
    name: "nothing",
    change: prices("perKg: 0", "date: 2024-11-20"),
    problems: [`${place}:1:8 schema: "perKg" ${form} "0"`],
  },
  {
    name: "the price of a whole cylinder, as a hint",
    change: prices("perKg: 14,375", "date: 2024-11-20"),
    problems: [`${place}:1:8 hint price: ₦14,375 ${unusual}`],
  },
  {
    name: "a far too low price, as a hint",
    change: prices("perKg: 115", "date: 2024-11-20"),
    problems: [`${place}:1:8 hint price: ₦115 ${unusual}`],
  },
  {
    name: "more days than a price may be shown",
    change: put(file, "perKg: 1150\ndate: 2024-11-20\ndays: 30\n"),
    problems: [`${place}:3:7 schema: "days" must be at most 14, found 30`],
  },
]);

const onDay = (day: string) =>
  problemsAfter(prices("perKg: 1150", "date: 2024-11-20"), new Date(`${day}T12:00:00+01:00`));

it("gives a hint a day before the price is hidden, and once it is hidden", async () => {
  expect(await onDay("2024-11-21")).toEqual([]);
  const soon =
    "the price is shown until the end of 23 November 2024; then write the new price and date";
  expect(await onDay("2024-11-22")).toEqual([`${place}:2:7 hint price: ${soon}`]);
  expect(await onDay("2024-11-23")).toEqual([`${place}:2:7 hint price: ${soon}`]);
  const old = "days old and is no longer shown; write today's price and date, or delete both";
  expect(await onDay("2024-11-24")).toEqual([`${place}:2:7 hint price: the price is 4 ${old}`]);
});
