/** The style sheet of all pages, for `npm run dev`; the loader fills it in. */
export const sheet = "";
