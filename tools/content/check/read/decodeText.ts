import { isUtf8 } from "node:buffer";
import type { VFile } from "vfile";
import { normaliseText } from "../../../../src/model/normaliseText";

/** Decodes UTF-8; returns undefined if the bytes are not valid. */
export const decodeUtf8 = (bytes: Buffer): string | undefined =>
  isUtf8(bytes) ? bytes.toString() : undefined;

/** The position of the first bytes that are not UTF-8. */
function placeOfFault(bytes: Buffer) {
  const [before = ""] = bytes.toString().split("\uFFFD", 1);
  const lines = before.split(/\r\n?|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

const mergeMarker = /^(?:<{7}|>{7}|\|{7})(?: .*)?$|^={7}$/;

/** Reports merge markers of Git. */
function checkMerge(file: VFile): void {
  for (const [index, line] of file.toString().split("\n").entries()) {
    if (!mergeMarker.test(line)) continue;
    const message = `"${line.slice(0, 40)}" was left behind by a merge; keep one version and delete this line`;
    file.message(message, { line: index + 1, column: 1 }, "merge-marker");
  }
}

/**
 * Puts the text of `bytes` into `file`; returns whether it can be read. If it is not UTF-8, or has merge
 * markers, adds problems.
 */
export function decodeText(file: VFile, bytes: Buffer): boolean {
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    const message = "this character is not UTF-8; save the file as UTF-8";
    file.message(message, placeOfFault(bytes), "encoding");
    return false;
  }
  file.contents = normaliseText(text);
  checkMerge(file);
  return file.messages.length === 0;
}
