/** The z-indexes of overlapping layers. The modal is in the browser's top layer, above all of them. */
export const layers = {
  picture: 0,
  text: 1,
  header: 10,
  notices: 20,
  loadingBar: 30,
  skipLink: 40,
} as const;
