/** The most common household size, in g; the default if there is such a product. */
const USUAL_SIZE = 12_500;

/** The distinct sizes of the products that have one, in g, ascending. */
export const sizesOf = (products: readonly { readonly kilograms: number | null }[]) =>
  Array.from(
    new Set(products.flatMap(({ kilograms }) => (kilograms ? Math.round(kilograms * 1000) : []))),
  ).sort((a, b) => a - b);

/** The default size of a form, of those that it offers; undefined without sizes. */
export const usualSize = (sizes: readonly number[]): number | undefined =>
  sizes.includes(USUAL_SIZE) ? USUAL_SIZE : sizes[0];
