/**
 * A file's text without what editors' programs add to it: the byte order mark and Windows line ends.
 * Files that differ in these alone give the same nodes and the same pages.
 */
export const plainLines = (source: string) =>
  source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
