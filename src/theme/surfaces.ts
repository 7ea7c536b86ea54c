/** Marks a section as dark in both themes. Its styles are those of the document. */
export const night = { "data-surface": "night" } as const;

/** The selector of elements with `night`. */
export const nightElement = "[data-surface=night]";
