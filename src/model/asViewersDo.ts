/**
 * How sharp reads the pictures of content/: it forgives what programs that show pictures forgive, such as a few bytes
 * too many in a photo of a phone. The check, the fix and the build agree on it.
 */
export const asViewersDo = { failOn: "error" } as const;
