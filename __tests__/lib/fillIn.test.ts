import { fillIn } from "../../src/lib/fillIn";

it("puts every value in its slot, even twice", () => {
  expect(fillIn("{n} of {total}; {n}", { n: 1, total: 4 })).toBe("1 of 4; 1");
});

it("leaves a slot without a value as it is", () => {
  expect(fillIn("{n} of {total}", { n: 0 })).toBe("0 of {total}");
});

it("does not treat a value as a pattern or as another slot", () => {
  expect(fillIn("{name}: {text}", { name: "{text}", text: "$& $1" })).toBe("{text}: $& $1");
});
