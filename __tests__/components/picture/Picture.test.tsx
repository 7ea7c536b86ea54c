import { Picture, type PictureFile } from "../../../src/components/picture/Picture";

// The attributes of pictures are recorded; see __tests__/built.

it.each<PictureFile>([null, { childImageSharp: null }])("fails without a picture: %j", (image) => {
  expect(() => Picture({ image, alt: "Bulk LPG", sizes: "" })).toThrow(
    "The picture “Bulk LPG” is missing; npm run check:content shows where",
  );
});
