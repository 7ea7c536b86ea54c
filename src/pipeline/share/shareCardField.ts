import type { DerivedField } from "../derived";

/** Where a page's share picture stands on the site. */
export const shareCardField: DerivedField = {
  type: "String!",
  description: "The address of the picture that shows when the page is shared, 1200 × 630.",
  resolve: (source) => `/share/${String(source.slug)}.jpg`,
};
