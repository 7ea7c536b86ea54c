import type { VFile } from "vfile";

/** The length in bytes of a character that starts with `byte`; 0 if none starts with it. */
function lengthOf(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0;
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The text of these bytes; undefined where they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The offset of the first byte that is not UTF-8. */
function firstInvalid(bytes: Buffer): number {
  let offset = 0;
  while (offset < bytes.length) {
    const length = lengthOf(bytes[offset] ?? 0);
    const end = offset + length;
    if (length === 0 || end > bytes.length) return offset;
    if (length > 1 && decodeUtf8(bytes.subarray(offset, end)) === undefined) return offset;
    offset = end;
  }
  return offset;
}

const hex = (byte: number) => `0x${byte.toString(16).toUpperCase().padStart(2, "0")}`;

/** The likely encoding of bytes that are not UTF-8. */
function guess(bytes: Buffer, offset: number): string {
  const byte = bytes[offset] ?? 0;
  const length = lengthOf(byte);
  const isCut = length > 0 && offset + length > bytes.length;
  if (isCut && bytes.subarray(offset + 1).every((next) => next >= 0x80 && next < 0xc0))
    return " (the file ends in the middle of a character)";
  if (byte >= 0xa0) return " (looks like Latin-1)";
  return byte >= 0x80 ? " (looks like Windows-1252)" : "";
}

/** The text of a file; undefined, with a problem in `file`, if it is not UTF-8. */
export function decode(file: VFile, bytes: Buffer): string | undefined {
  const report = (message: string, line = 1, column = 1) =>
    void file.message(message, { line, column }, "encoding");
  const start = bytes.subarray(0, 4).toString("latin1");
  if (/^(\xff\xfe|\xfe\xff)/.test(start)) return report("the file is UTF-16; save it as UTF-8");
  const sample = bytes.subarray(0, 2000);
  const zeros = sample.filter((byte) => byte === 0).length;
  if (zeros > sample.length / 4 && zeros > 1)
    return report("the file is UTF-16 or not text at all; save it as UTF-8");
  const text = decodeUtf8(bytes);
  if (text !== undefined) return text;
  const offset = firstInvalid(bytes);
  const before = bytes
    .subarray(0, offset)
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/);
  const message = `byte ${hex(bytes[offset] ?? 0)} is not valid UTF-8${guess(bytes, offset)}; save the file as UTF-8`;
  return report(message, before.length, (before.at(-1)?.length ?? 0) + 1);
}
