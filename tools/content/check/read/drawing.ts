import type { VFile } from "vfile";
import { readDrawing } from "../../../../src/model/drawings/readDrawing";
import { fileStart } from "../../../../src/model/problems";
import { decodeText } from "./decodeText";
import { kindOf } from "./pictureFile";

/** In characters: drawings are part of the HTML, some of them more than once. */
const maximumLength = 50_000;

/** The maximum file size, with the private data of drawing programs. */
export const maximumSourceBytes = 500_000;

/** Reports what is wrong with an SVG file: its syntax, its size, and anything in it that does more than draw. */
export async function checkDrawing(file: VFile, bytes: Buffer): Promise<void> {
  const kind = await kindOf(bytes);
  if (bytes.length === 0)
    return void file.message("the file is empty; copy it again", fileStart, "image-corrupt");
  if (kind && kind !== "xml") {
    const message = `the name says svg, but the file is ${kind}; save it as SVG`;
    return void file.message(message, fileStart, "image-type");
  }
  if (!decodeText(file, bytes)) return;
  const { svg, faults } = readDrawing(file.toString());
  for (const { message, place = fileStart } of faults) file.message(message, place, "svg");
  if (svg.length > maximumLength) {
    const message = `the drawing is ${Math.ceil(svg.length / 1000)} kB; at most ${maximumLength / 1000} kB is allowed; save it as optimised SVG`;
    file.message(message, fileStart, "image-too-large");
  }
}
