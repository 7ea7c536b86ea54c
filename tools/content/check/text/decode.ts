import { isUtf8 } from "node:buffer";
import type { VFile } from "vfile";

/** Decodes UTF-8; returns undefined if the bytes are not valid. */
export const decodeUtf8 = (bytes: Buffer): string | undefined =>
  isUtf8(bytes) ? bytes.toString() : undefined;

/** Decodes the bytes of a file; if they are not UTF-8, adds a problem to `file` and returns undefined. */
export function decode(file: VFile, bytes: Buffer): string | undefined {
  const text = decodeUtf8(bytes);
  if (text !== undefined) return text;
  const [before = ""] = bytes.toString().split("\uFFFD", 1);
  const lines = before.split(/\r\n?|\n/);
  const point = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  file.message("this character is not UTF-8; save the file as UTF-8", point, "encoding");
  return undefined;
}
