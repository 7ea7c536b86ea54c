import { parseMeasure } from "./parseMeasure";

/** What most homes have, in kg; chosen at first where there is such a product. */
const USUAL_SIZE = "12.5";

/** The weights of the products that have one, in g, each once, the lightest first. */
export const sizesOf = (products: readonly { readonly size: string | null }[]) =>
  [...new Set(products.flatMap(({ size }) => parseMeasure(size ?? "") ?? []))].sort(
    (a, b) => a - b,
  );

/** The size that a form starts with. @param sizes in kg */
export const usualSize = (sizes: readonly string[]) =>
  sizes.includes(USUAL_SIZE) ? USUAL_SIZE : (sizes[0] ?? USUAL_SIZE);
