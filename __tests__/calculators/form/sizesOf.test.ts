import { sizesOf, usualSize } from "../../../src/calculators/form/sizesOf";

test("sizes are the weights of the products, without duplicates, the lightest first", () => {
  const products = [50, 12.5, null, 12.5].map((kilograms) => ({ kilograms }));
  expect(sizesOf(products)).toEqual([12_500, 50_000]);
});

test("the usual size is selected if there is one", () => {
  const offers = [[3000, 12_500], [11_000, 88_000], []];
  expect(offers.map(usualSize)).toEqual([12_500, 11_000, undefined]);
});
