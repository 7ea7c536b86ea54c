import { inDays, inHours, inTable } from "../../../src/calculators/lasting/phrases";
import { words } from "../../browser/support/words";

const { units } = words.lasting;

test.each([
  [0, 1, units.lessThanADay, "0 to 1 hours", "<1"],
  [1, 1, units.day, units.hour, "1"],
  [3, 3, "3 days", "3 hours", "3"],
  [1200, 1500.5, "1,200 to 1,500.5 days", "1,200 to 1,500.5 hours", "1,200–1,500.5"],
])("%d to %d in words and in a table", (low, high, days, hours, cell) => {
  const range = { low, high };
  expect([inDays(range, units), inHours(range, units), inTable(range)]).toEqual([
    days,
    hours,
    cell,
  ]);
});
