import type { VFile } from "vfile";
import * as drawing from "../../tools/content/check/pictures/drawing";
import * as pictureFile from "../../tools/content/check/pictures/pictureFile";

/** Remembers what was said of a file without a fault, as long as it is the very same bytes. */
function once<Said>(read: (file: VFile, bytes: Buffer) => Promise<Said>): typeof read {
  const sound = new Map<string, { bytes: Buffer; said: Said }>();
  return async (file, bytes) => {
    const { path = "" } = file;
    const before = sound.get(path);
    if (before?.bytes === bytes) return before.said;
    const said = await read(file, bytes);
    if (file.messages.length === 0) sound.set(path, { bytes, said });
    return said;
  };
}

/**
 * Lets the tests of one file read each picture of the fixture once, not again for every mistake: that
 * was most of what a check costs. A picture that a test has put there is read as ever.
 */
export function readPicturesOnce(): void {
  const pictureSize = once(pictureFile.pictureSize);
  const readDrawing = once(drawing.readDrawing);
  // The spies of one test are gone before the next; see setup.ts.
  beforeEach(() => {
    jest.spyOn(pictureFile, "pictureSize").mockImplementation(pictureSize);
    jest.spyOn(drawing, "readDrawing").mockImplementation(readDrawing);
  });
}
