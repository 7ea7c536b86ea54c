/** The pixels of a picture, four bytes each: red, green, blue and alpha. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

type Colour = readonly [red: number, green: number, blue: number];

/** Colours closer than this are the same, blurred by JPEG compression. */
const blur = 24;

const colourAt = ({ data }: Pixels, index: number): Colour => [
  data[index * 4] ?? 0,
  data[index * 4 + 1] ?? 0,
  data[index * 4 + 2] ?? 0,
];

const alphaAt = ({ data }: Pixels, index: number) => data[index * 4 + 3] ?? 0;

/**
 * The minimum transparent share of a picture with a transparent background; rounded corners alone leave
 * less.
 */
const minTransparentShare = 0.05;

/** The minimum share of the edge that shows the background, even if a logo is trimmed. */
const minBackgroundShare = 0.6;

/** The distance between two colours, from 0 to 255. */
const distance = (a: Colour, b: Colour) =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/** The pixels along the four edges. */
function edgeOf({ width, height }: Pixels): number[] {
  const all = Array.from({ length: width * height }, (_, index) => index);
  return all.filter((index) => {
    const x = index % width;
    return x === 0 || x === width - 1 || index < width || index >= width * (height - 1);
  });
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The background of a logo: transparent or one colour; undefined if it is neither, as in a photo. */
export function backgroundOf(pixels: Pixels): "transparent" | Colour | undefined {
  const transparent = pixels.data.filter((value, index) => index % 4 === 3 && value < 32).length;
  if (transparent > pixels.width * pixels.height * minTransparentShare) return "transparent";
  const edge = edgeOf(pixels);
  const colours = edge.map((index) => colourAt(pixels, index));
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) =>
    median(colours.map((colour) => colour[part] ?? 0)),
  );
  const background: Colour = [red, green, blue];
  const alike = colours.filter((colour) => distance(colour, background) < blur).length;
  return alike > edge.length * minBackgroundShare ? background : undefined;
}

/** The alpha of each pixel of a logo after removing its background, from 0 to 255. */
export function withoutBackground(
  pixels: Pixels,
  background: ReturnType<typeof backgroundOf>,
): Uint8Array {
  const { width, height } = pixels;
  return Uint8Array.from({ length: width * height }, (_, index) => {
    const alpha = alphaAt(pixels, index);
    if (!Array.isArray(background)) return alpha;
    const apart = distance(colourAt(pixels, index), background as unknown as Colour);
    return Math.round(alpha * Math.min(1, Math.max(0, (apart - blur / 2) / blur)));
  });
}
