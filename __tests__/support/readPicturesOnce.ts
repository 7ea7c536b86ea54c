import type { VFile } from "vfile";
import * as drawing from "../../tools/content/check/pictures/drawing";
import * as pictureFile from "../../tools/content/check/pictures/pictureFile";

/** Caches the result for a file without a fault, as long as its bytes are the same. */
function once<Size>(read: (file: VFile, bytes: Buffer) => Promise<Size>): typeof read {
  const sound = new Map<string, { bytes: Buffer; size: Size }>();
  return async (file, bytes) => {
    const { path = "" } = file;
    const before = sound.get(path);
    if (before?.bytes === bytes) return before.size;
    const size = await read(file, bytes);
    if (file.messages.length === 0) sound.set(path, { bytes, size });
    return size;
  };
}

/**
 * Lets the tests of one file read each picture of the fixture once, instead of for every fault:
 * that took most of the check's time. A picture added by a test is read as usual.
 */
export function readPicturesOnce(): void {
  const pictureSize = once(pictureFile.pictureSize);
  const checkDrawing = once(drawing.checkDrawing);
  // The spies of one test are restored before the next; see setup.ts.
  beforeEach(() => {
    jest.spyOn(pictureFile, "pictureSize").mockImplementation(pictureSize);
    jest.spyOn(drawing, "checkDrawing").mockImplementation(checkDrawing);
  });
}
