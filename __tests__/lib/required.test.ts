import { required } from "../../src/lib/required";

it.each([0, "", false])("gives back a value that is there, also %j", (value) => {
  expect(required(value, "anything")).toBe(value);
});

it.each([null, undefined])("names what is missing when it is %s", (value) => {
  expect(() => required(value, "content/site/home.yml")).toThrow(
    "content/site/home.yml is missing; npm run check:content shows where",
  );
});
