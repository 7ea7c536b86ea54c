/**
 * Marks what has no effect without scripts, or in print. Its styles, which hide it there, are those of the document.
 */
export const needsScripts = { "data-scripted": "" } as const;
