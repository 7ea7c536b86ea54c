/** A line of spaces of any kind, as word processors write an empty one: Markdown would join the lines around it. */
const blankLine = /^[\t \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+$/gm;

/** Empties lines that hold only spaces. */
export const withoutBlanks = (text: string) => text.replace(blankLine, "");

/** The ligatures of a PDF, such as ﬁ. */
const ligature = /[\uFB00-\uFB06]/g;

/**
 * Removes the byte order mark, the blanks of blank lines and ligatures, and normalises line endings and letters with
 * accents (NFC), so that texts that look the same are the same: for pages, for the check, and in links.
 */
export const normaliseText = (source: string) =>
  withoutBlanks(source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n"))
    .replace(ligature, (found) => found.normalize("NFKC"))
    .normalize("NFC");

/** Normalises the address of a page or an anchor, which browsers' address bars write in percent signs. */
export function normaliseAddress(address: string): string {
  try {
    return normaliseText(decodeURI(address));
  } catch {
    return address;
  }
}
