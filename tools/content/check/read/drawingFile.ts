import sharp from "sharp";
import type { VFile } from "vfile";
import { cleanDrawing } from "../../../../src/model/cleanDrawing";
import { fileStart } from "../../../../src/model/problems";
import { grounds } from "../../../../src/theme/grounds";
import { decodeText } from "./decodeText";
import type { PictureSize } from "./reading";

/** In characters; visitors pay for each. */
const maximumLength = 50_000;

/** Of groups inside each other. Programs that draw SVG call themselves for each, and run out of stack. */
const maximumDepth = 100;

/** Of elements and style rules: SVGO compares each with each, and takes many seconds for more. */
const maximumParts = 1_500;

/** The least brightness that can be seen on the dark background of drawings, of 255. */
const visible = 64;

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

/** Checks an SVG file; returns what the page shows of it. */
export async function readDrawing(file: VFile, bytes: Buffer): Promise<PictureSize> {
  if (!decodeText(file, bytes)) return {};
  const report = (message: string, rule = "svg"): PictureSize => {
    file.message(message, fileStart, rule);
    return {};
  };
  const tooMuch = burden(file.toString());
  if (tooMuch) return report(tooMuch, "image-too-large");
  try {
    const drawing = cleanDrawing(file.toString());
    if (drawing.length > maximumLength) {
      const size = `the drawing is ${Math.ceil(drawing.length / 1000)} kB; at most ${maximumLength / 1000} kB is allowed`;
      return report(`${size}; save it as optimised SVG`, "image-too-large");
    }
    if (!/^<svg[^>]* viewBox=/.test(drawing))
      return report('<svg> needs a viewBox such as "0 0 48 48"');
    if (/<text\b/.test(drawing))
      return report(
        "visitors see the letters in another font; turn them into outlines in the drawing program",
      );
    const picture = Buffer.from(drawing);
    const rendered = await sharp(picture).ensureAlpha().png().toBuffer();
    const { channels, isOpaque } = await sharp(rendered).stats();
    if (channels[3]?.max === 0) return report("the drawing has no visible shapes; save it again");
    const onNight = await sharp(picture).flatten({ background: grounds.dark }).png().toBuffer();
    const shown = await sharp(onNight).stats();
    return { isOpaque, isUnseen: shown.channels.every(({ max }) => max < visible) };
  } catch {
    return report("the drawing cannot be read; save it again as plain SVG");
  }
}
