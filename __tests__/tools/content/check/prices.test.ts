import { problemsAfter, put } from "../../../support/faults";

const file = "site/prices.yml";
const prices = (...lines: string[]) => put(file, `${lines.join("\n")}\ndays: 3\n`);
const place = `content/${file}`;

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
