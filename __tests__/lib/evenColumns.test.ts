import { evenColumns } from "../../src/lib/evenColumns";

it.each([
  [7, 7, 7],
  [7, 4, 4],
  [6, 4, 3],
  [5, 4, 3],
  [10, 7, 5],
  [13, 4, 5],
  [6, 2, 2],
])("%i items with room for %i stand in %i columns", (count, most, columns) => {
  expect(evenColumns(count, most)).toBe(columns);
});

it("gives an odd number of items one column where there is room for two", () => {
  expect(evenColumns(7, 2)).toBe(1);
});
