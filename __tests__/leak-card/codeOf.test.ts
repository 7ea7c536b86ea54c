import { codeOf } from "../../src/leak-card/codeOf";

it("is six letters and digits that change with the words", () => {
  expect(codeOf("Get out.")).toMatch(/^[0-9A-F]{6}$/);
  expect(codeOf("Get out.")).toBe(codeOf("Get out."));
  expect(codeOf("Get out.")).not.toBe(codeOf("Get out!"));
});

// The FNV-1a hashes that draft-eastlake-fnv lists for these texts, without their last two digits.
it.each([
  ["", "811C9D"],
  ["foobar", "BF9CF9"],
])("of “%s” is %s", (words, code) => {
  expect(codeOf(words)).toBe(code);
});
