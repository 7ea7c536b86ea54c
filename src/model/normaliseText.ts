/**
 * Removes the byte order mark and normalises line endings, so that files that differ only in these give the
 * same nodes and pages.
 */
export const normaliseText = (source: string) =>
  source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
