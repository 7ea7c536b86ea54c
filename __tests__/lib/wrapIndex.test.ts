import { wrapIndex } from "../../src/lib/wrapIndex";

it.each([
  [3, 3, 0],
  [-1, 4, 3],
  [2, 4, 2],
  [9, 4, 1],
  [-5, 4, 3],
  [1, 0, 0],
])("wraps %i in a row of %i to %i", (index, count, wrapped) => {
  expect(wrapIndex(index, count)).toBe(wrapped);
});
