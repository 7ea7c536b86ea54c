import type { VFile } from "vfile";

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Decodes UTF-8; returns undefined if the bytes are not valid. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

const replacement = Buffer.from("\uFFFD");

/** Returns the offset of the first byte that is not UTF-8. */
function firstInvalid(bytes: Buffer): number {
  // Invalid bytes become U+FFFD, which the file may also contain itself.
  const text = bytes.toString();
  for (const { index } of text.matchAll(/\uFFFD/g)) {
    const offset = Buffer.byteLength(text.slice(0, index));
    if (!bytes.subarray(offset, offset + 3).equals(replacement)) return offset;
  }
  return bytes.length;
}

const hex = (byte: number) => `0x${byte.toString(16).toUpperCase().padStart(2, "0")}`;

/** Returns the likely encoding of bytes that are not UTF-8 from `offset`, in brackets; "" if unknown. */
function guess(bytes: Buffer, offset: number): string {
  const [byte = 0, ...rest] = bytes.subarray(offset, offset + 4);
  const isStart = byte >= 0xc2 && byte <= 0xf4;
  if (isStart && rest.length < 3 && rest.every((next) => next >= 0x80 && next < 0xc0))
    return " (the file ends in the middle of a character)";
  if (byte >= 0xa0) return " (looks like Latin-1)";
  return byte >= 0x80 ? " (looks like Windows-1252)" : "";
}

/** Decodes the bytes of a file; if they are not UTF-8, adds a problem to `file` and returns undefined. */
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
    .toString()
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/);
  const message = `byte ${hex(bytes[offset] ?? 0)} is not valid UTF-8${guess(bytes, offset)}; save the file as UTF-8`;
  return report(message, before.length, (before.at(-1)?.length ?? 0) + 1);
}
