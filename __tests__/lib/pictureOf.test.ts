import { pictureOf } from "../../src/lib/pictureOf";
import { home } from "../support/content";

it("gives the prepared picture", () => {
  const file = home().about.picture;
  expect(pictureOf(file, "About Us")).toBe(file.childImageSharp?.gatsbyImageData);
});

it.each([null, { childImageSharp: null }])("names what a picture was for: %j", (file) => {
  expect(() => pictureOf(file, "Bulk LPG")).toThrow(
    "The picture of Bulk LPG is missing; npm run check:content shows where",
  );
});
