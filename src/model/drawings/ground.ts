/** Pixels of a picture, four bytes each: red, green, blue and how opaque it is. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

type Colour = readonly [red: number, green: number, blue: number];

/** Colours nearer than this are one colour that a JPEG has blurred. */
const blur = 24;

const colourAt = ({ data }: Pixels, index: number): Colour => [
  data[index * 4] ?? 0,
  data[index * 4 + 1] ?? 0,
  data[index * 4 + 2] ?? 0,
];

const alphaAt = ({ data }: Pixels, index: number) => data[index * 4 + 3] ?? 0;

/** Rounded corners leave less than this share of a picture clear. */
const leastClear = 0.05;

/** The share of the edge that shows the ground, even where a logo is cut to its edges. */
const leastAlike = 0.6;

/** How far two colours are apart, from 0 to 255. */
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

const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * What stands behind a logo: nothing, or one colour; undefined where neither is so, as in a photo.
 */
export function groundOf(pixels: Pixels): "transparent" | Colour | undefined {
  const clear = pixels.data.filter((value, index) => index % 4 === 3 && value < 32).length;
  if (clear > pixels.width * pixels.height * leastClear) return "transparent";
  const edge = edgeOf(pixels);
  const colours = edge.map((index) => colourAt(pixels, index));
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) =>
    middle(colours.map((colour) => colour[part] ?? 0)),
  );
  const ground: Colour = [red, green, blue];
  const alike = colours.filter((colour) => distance(colour, ground) < blur).length;
  return alike > edge.length * leastAlike ? ground : undefined;
}

/** How opaque each pixel of a logo is once its ground is taken away, from 0 to 255. */
export function withoutGround(pixels: Pixels, ground: ReturnType<typeof groundOf>): Uint8Array {
  const { width, height } = pixels;
  return Uint8Array.from({ length: width * height }, (_, index) => {
    const alpha = alphaAt(pixels, index);
    if (!Array.isArray(ground)) return alpha;
    const apart = distance(colourAt(pixels, index), ground as unknown as Colour);
    return Math.round(alpha * Math.min(1, Math.max(0, (apart - blur / 2) / blur)));
  });
}
