import type { readEntry } from "../../tools/content/check/read/readEntry";
import type { Reading } from "../../tools/content/check/read/reading";
import type { Problem } from "../../src/model/problems";

/** A file as it was read, before the other rules added their problems. */
interface Known {
  reading: Reading;
  contents: string | Uint8Array;
  problems: readonly Problem[];
}

/**
 * Wraps the reader so that the tests of one file read each file of the fixture once, instead of for every fault:
 * that took most of the check's time. A file that a test changes has other bytes, and is read as usual.
 */
export function readingOnce(read: typeof readEntry): typeof readEntry {
  const known = new WeakMap<Buffer, Map<string, Known>>();
  return async (source, entry) => {
    const { path, file } = entry;
    const bytes = await source.read(path).catch(() => undefined);
    if (!bytes) return read(source, entry);
    const before = known.get(bytes) ?? new Map<string, Known>();
    known.set(bytes, before);
    const found = before.get(path);
    if (!found) {
      const reading = await read(source, entry);
      before.set(path, { reading, contents: file.contents, problems: [...file.messages] });
      return reading;
    }
    file.contents = found.contents;
    file.messages.push(...found.problems);
    return found.reading.kind === "text" ? { ...found.reading, file } : found.reading;
  };
}
