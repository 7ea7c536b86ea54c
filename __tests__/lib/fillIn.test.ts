import { fillIn } from "../../src/lib/fillIn";

it.each([
  ["{n} of {total}; {n}", { n: 1, total: 4 }, "1 of 4; 1"],
  ["{n} of {total}", { n: 0 }, "0 of {total}"],
  // A value is no pattern, and no slot.
  ["{name}: {text}", { name: "{text}", text: "$& $1" }, "{text}: $& $1"],
])("fills %j with %j", (pattern, values, text) => {
  expect(fillIn(pattern, values)).toBe(text);
});
