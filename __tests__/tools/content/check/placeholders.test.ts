import { placeholderFault } from "../../../../tools/content/check/rules/placeholders";

it.each([
  ["https://mastodon.example/testgas", "mastodon.example is reserved"],
  ["http://localhost:8000", "localhost is reserved"],
  ["2348000000000", "2348000000000 is a placeholder"],
  ["mail@site.invalid", "site.invalid is reserved"],
])("treats %s as a placeholder", (value, reason) => {
  expect(placeholderFault(value)).toContain(reason);
});

it.each(["https://testgas.ng", "+234 801 000 5678", "An example of care", "10000000", "6.5"])(
  "treats %s as real content",
  (value) => {
    expect(placeholderFault(value)).toBeUndefined();
  },
);
