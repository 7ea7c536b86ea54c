/** The most common household size, in kg; the default if there is such a product. */
const USUAL_SIZE = "12.5";

/** The distinct sizes of the products that have one, in g, ascending. */
export const sizesOf = (products: readonly { readonly kilograms: number | null }[]) =>
  Array.from(
    new Set(products.flatMap(({ kilograms }) => (kilograms ? Math.round(kilograms * 1000) : []))),
  ).sort((a, b) => a - b);

/**
 * The default size of a form; undefined without sizes.
 * @param sizes in kg
 */
export const usualSize = (sizes: readonly string[]): string | undefined =>
  sizes.includes(USUAL_SIZE) ? USUAL_SIZE : sizes[0];
