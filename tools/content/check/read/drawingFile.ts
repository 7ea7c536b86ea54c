import type { VFile } from "vfile";
import { cleanDrawing } from "../../../../src/model/cleanDrawing";
import { fileStart } from "../../../../src/model/problems";
import { firstSign, type Sign } from "../../../../src/model/signs";
import { decodePicture } from "./decodePicture";
import { decodeText } from "./decodeText";
import { blankFault, isBlank } from "./pictureLook";
import type { PictureSize } from "./reading";

/** In characters; visitors pay for each. */
const maximumLength = 50_000;

/** Of groups inside each other. Programs that draw SVG call themselves for each, and run out of stack. */
const maximumDepth = 100;

/** Of elements and style rules: SVGO compares each with each, and takes many seconds for more. */
const maximumParts = 1_500;

/** Returns why a drawing would take too long to read; undefined if it would not. Parses nothing. */
function burden(source: string): string | undefined {
  let depth = 0;
  let deepest = 0;
  let parts = 0;
  for (const [sign] of source.matchAll(/<\/|\/>|<(?=[a-z])|\{/gi)) {
    if (sign === "</" || sign === "/>") depth -= 1;
    else parts += 1;
    if (sign === "<") deepest = Math.max(deepest, (depth += 1));
  }
  if (deepest > maximumDepth)
    return `more than ${maximumDepth} groups are inside each other; ungroup them in the drawing program`;
  return parts > maximumParts
    ? `the drawing has ${parts} parts; at most ${maximumParts} are allowed; simplify it in the drawing program`
    : undefined;
}

/** What a page cannot show of a drawing, by its cleaned source; the first group is put into the message. */
const unshown: readonly Sign[] = [
  [
    /^(?![^]*<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg")/,
    'browsers do not show it: <svg> needs xmlns="http://www.w3.org/2000/svg"',
  ],
  [/^(?![^]*<svg[^>]* viewBox=)/, '<svg> needs a viewBox such as "0 0 48 48"'],
  [
    /<text\b/,
    "visitors see the letters in another font; turn them into outlines in the drawing program",
  ],
  [
    /(?:\bhref="|url\(["']?|@import ["'])(?!#|data:)([^"')]*)/,
    '"{1}" lies outside the drawing, and no page loads it; delete it, or embed it in the drawing program',
  ],
  [
    /(?:<(?=[as])|(?=@))(animate\w*|set|@keyframes)\b/,
    "the drawing would move for ever, also for people who have asked for less motion; delete {1}",
  ],
];

/** Checks an SVG file; returns what the page shows of it. */
export async function readDrawing(file: VFile, bytes: Buffer): Promise<PictureSize> {
  if (!decodeText(file, bytes)) return {};
  const source = file.toString();
  const report = (message: string, rule = "svg"): PictureSize => {
    file.message(message, fileStart, rule);
    return {};
  };
  const tooMuch = burden(source);
  if (tooMuch) return report(tooMuch, "image-too-large");
  try {
    const drawing = cleanDrawing(source);
    if (drawing.length > maximumLength) {
      const size = `the drawing is ${Math.ceil(drawing.length / 1000)} kB; at most ${maximumLength / 1000} kB is allowed`;
      return report(`${size}; save it as optimised SVG`, "image-too-large");
    }
    const fault = firstSign(unshown, drawing);
    if (fault) return report(fault.message);
    if (/<script\b|\son[a-z]+\s*=/i.test(source))
      file.info("the page leaves out the script in the drawing", fileStart, "svg");
    const pixels = await decodePicture(Buffer.from(drawing));
    return isBlank(pixels) ? report(blankFault) : { pixels };
  } catch {
    return report("the drawing cannot be read; save it again as plain SVG");
  }
}
