import { pictureOf } from "../../src/lib/pictureOf";
import { home } from "../support/content";

it("returns the prepared picture", () => {
  const file = home.about.picture;
  expect(pictureOf(file, "About Us")).toBe(file.childImageSharp);
});

it.each([null, { childImageSharp: null }])("names the purpose of a missing picture: %j", (file) => {
  expect(() => pictureOf(file, "Bulk LPG")).toThrow(
    "The picture of Bulk LPG is missing; npm run check:content shows where",
  );
});
