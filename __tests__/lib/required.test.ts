import { required } from "../../src/lib/required";

it("returns a present value, and names a missing one", () => {
  for (const value of [0, "", false]) expect(required(value, "anything")).toBe(value);
  for (const value of [null, undefined])
    expect(() => required(value, "home.yml")).toThrow(
      "home.yml is missing; npm run check:content shows where",
    );
});
