import { isPlainClick } from "../../src/lib/isPlainClick";

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it("accepts a click that follows a link in this tab", () => {
  expect(isPlainClick(plain)).toBe(true);
});

it.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])("leaves %j to the browser", (difference) => {
  expect(isPlainClick({ ...plain, ...difference })).toBe(false);
});
