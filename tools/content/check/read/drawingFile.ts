import type { VFile } from "vfile";
import { cleanDrawing } from "../../../../src/model/cleanDrawing";
import { fileStart } from "../../../../src/model/problems";
import { firstSign, signsOf } from "../../../../src/model/signs";
import { decodePicture } from "./decodePicture";
import { decodeText } from "./decodeText";
import { blankFault, isBlank, lookOf } from "./pictureLook";
import type { PictureSize } from "./reading";

/** In characters; visitors pay for each. */
const maximumLength = 50_000;

/** Of elements and style rules: SVGO compares each with each, and takes many seconds for more. */
const maximumParts = 1_500;

/** What a page cannot show of a drawing, by its cleaned source; the first group is put into the message. */
const unshown = signsOf({
  'browsers do not show it: <svg> needs xmlns="http://www.w3.org/2000/svg"':
    /^(?![^]*<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg")/,
  '<svg> needs a viewBox such as "0 0 48 48"': /^(?![^]*<svg[^>]* viewBox=)/,
  "visitors see the letters in another font; turn them into outlines in the drawing program":
    /<(?:text|flowRoot)\b/,
  '"{1}" lies outside the drawing, and no page loads it; delete it, or embed it in the drawing program':
    /(?:(?<!<a\b[^>]*)\bhref="(?!#|data:)|url\((?!["']?(?:&quot;)?\s*(?:#|data:))["']?(?:&quot;)?|@import ["'])([^"')&]*)/,
  "the drawing would move for ever, also for people who have asked for less motion; delete {1}":
    /(?:<(?=[as])|(?=@))(animate\w*|set|@(?:-\w+-)?keyframes)\b/i,
});

/** Checks an SVG file; returns what the page shows of it. */
export async function readDrawing(file: VFile, bytes: Buffer): Promise<PictureSize> {
  if (!decodeText(file, bytes)) return {};
  const source = file.toString();
  const report = (message: string, rule = "svg"): PictureSize => {
    file.message(message, fileStart, rule);
    return {};
  };
  const parts = source.match(/<(?=[a-z])|\{/gi)?.length ?? 0;
  if (parts > maximumParts) {
    const found = `the drawing has ${parts} parts; at most ${maximumParts} are allowed`;
    return report(`${found}; simplify it in the drawing program`, "image-too-large");
  }
  try {
    const drawing = cleanDrawing(source);
    if (drawing.length > maximumLength) {
      const size = `the drawing is ${Math.ceil(drawing.length / 1000)} kB; at most ${maximumLength / 1000} kB is allowed`;
      return report(`${size}; save it as optimised SVG`, "image-too-large");
    }
    // SVGO deletes the letters of Inkscape.
    const fault = firstSign(unshown, `${drawing}${/<flowRoot\b/.exec(source)?.[0] ?? ""}`);
    if (fault) return report(fault.message);
    if (/<script\b|\son[a-z]+\s*=/i.test(source))
      file.info("the page leaves out the script in the drawing", fileStart, "svg");
    const pixels = await decodePicture(Buffer.from(drawing));
    return isBlank(pixels) ? report(blankFault) : lookOf(pixels);
  } catch {
    return report("the drawing cannot be read; save it again as plain SVG");
  }
}
