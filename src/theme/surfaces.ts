import { grounds } from "./grounds";

/** Marks a section as dark in both themes. Its styles are those of the document. */
export const night = { "data-surface": "night" } as const;

/** The selector of elements with `night`. */
export const nightElement = "[data-surface=night]";

/** Blue light of this shape, which ends in the ground of night. */
export const blueLight = (at: string) =>
  `radial-gradient(${at}, #12385f, #0d2138 40%, ${grounds.dark} 80%)`;
