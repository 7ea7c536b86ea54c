/**
 * Marks a control that has no effect without scripts. Its styles, which hide it there, are those of the document.
 */
export const needsScripts = { "data-scripted": "" } as const;
