import { codeOf } from "../../src/leak-card/codeOf";

// The FNV-1a hashes that draft-eastlake-fnv lists for these texts, without their last two digits.
it.each([
  ["", "811C9D"],
  ["foobar", "BF9CF9"],
])("of “%s” is %s", (words, code) => {
  expect(codeOf(words)).toBe(code);
});
