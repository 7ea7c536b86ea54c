import { isUtf8 } from "node:buffer";
import type { VFile } from "vfile";
import vfileLocation from "vfile-location";
import { normaliseText } from "../../../../src/model/normaliseText";
import { placesOf, type Sign } from "../../../../src/model/signs";

/** Decodes UTF-8; returns undefined if the bytes are not valid. */
export const decodeUtf8 = (bytes: Buffer): string | undefined =>
  isUtf8(bytes) ? bytes.toString() : undefined;

/** The position of the first bytes that are not UTF-8. */
function placeOfFault(bytes: Buffer) {
  const [before = ""] = bytes.toString().split("\uFFFD", 1);
  const lines = before.split(/\r\n?|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

const mergeMarker: Sign = [
  /^(?:<{7}|>{7}|\|{7})(?: .*)?$|^={7}$/m,
  '"{0}" was left behind by a merge; keep one version and delete this line',
];

/** Reports signs in a file: of each kind at most twenty, because more would not help. */
export function reportSigns(file: VFile, signs: readonly Sign[], rule: string): void {
  const { toPoint } = vfileLocation(file);
  for (const sign of signs)
    for (const { message, offset } of placesOf(sign, file.toString()).slice(0, 20))
      file.message(message, toPoint(offset), rule);
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
  reportSigns(file, [mergeMarker], "merge-marker");
  return file.messages.length === 0;
}
