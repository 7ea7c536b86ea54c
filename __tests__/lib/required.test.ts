import { required } from "../../src/lib/required";

it.each([0, "", false])("returns a present value, even %j", (value) => {
  expect(required(value, "anything")).toBe(value);
});

it.each([null, undefined])("names the missing value if it is %s", (value) => {
  expect(() => required(value, "content/site/home.yml")).toThrow(
    "content/site/home.yml is missing; npm run check:content shows where",
  );
});
