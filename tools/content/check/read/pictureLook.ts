import { grounds } from "../../../../src/theme/grounds";
import type { Pixels } from "./decodePicture";

/** The minimum transparent share of a picture without a background; rounded corners alone leave less. */
const leastTransparent = 0.05;

/** Neighbouring pixels that differ by so much in a channel, of 255, are an outline. */
const outline = 96;

/** The smallest difference that can be seen; an outline may lie between two pixels. */
const visible = 24;

/** The share of its outlines that a picture may lose on the page. */
const mostLost = 0.25;

const alphasOf = ({ data }: Pixels) => data.filter((_value, at) => at % 4 === 3);

/** Whether nothing of a picture can be seen. */
export const isBlank = (pixels: Pixels) => alphasOf(pixels).every((alpha) => alpha < 8);

export const blankFault =
  "nothing can be seen in it; save it again with its shapes and layers switched on";

function isTransparent(pixels: Pixels): boolean {
  const alphas = alphasOf(pixels);
  return alphas.filter((alpha) => alpha < 32).length > alphas.length * leastTransparent;
}

/** Puts pixels on an opaque background, given as red, green and blue. */
const onGround = ({ data }: Pixels, ground: readonly number[]) =>
  data.map((value, at) => {
    const share = (data[at | 3] ?? 0) / 255;
    return at % 4 === 3 ? 255 : value * share + (ground[at % 4] ?? 0) * (1 - share);
  });

/** Whether two pixels differ by at least `least` in a channel. */
function differ(data: Uint8Array, one: number, other: number, least: number): boolean {
  for (let channel = 0; channel < 4; channel += 1)
    if (Math.abs((data[one + channel] ?? 0) - (data[other + channel] ?? 0)) >= least) return true;
  return false;
}

/** Whether many outlines between neighbouring pixels cannot be seen in `shown`, the same pixels on the page. */
function losesOutlines(pixels: Pixels, shown: Uint8Array): boolean {
  const { width } = pixels.info;
  // Premultiplied: the colour of a transparent pixel means nothing.
  const drawn = onGround(pixels, []).map((value, at) =>
    at % 4 === 3 ? (pixels.data[at] ?? 0) : value,
  );
  let outlines = 0;
  let lost = 0;
  for (let at = 0; at < drawn.length; at += 4) {
    const isLast = (at / 4 + 1) % width === 0;
    for (const next of isLast ? [at + 4 * width] : [at + 4, at + 4 * width]) {
      if (next >= drawn.length || !differ(drawn, at, next, outline)) continue;
      outlines += 1;
      if (!differ(shown, at, next, visible)) lost += 1;
    }
  }
  return lost > outlines * mostLost;
}

const inOneColour = ({ data }: Pixels) => data.map((value, at) => (at % 4 === 3 ? value : 0));

const night = grounds.dark.match(/\w\w/g)?.map((hex) => Number.parseInt(hex, 16)) ?? [];

/** Returns what a visitor sees of a picture. */
export const lookOf = (pixels: Pixels) => ({
  /** It has a transparent background. */
  isTransparent: isTransparent(pixels),
  /** Its shapes run together if all of it has one colour. */
  isBlotInOneColour: losesOutlines(pixels, inOneColour(pixels)),
  /** Many of its outlines cannot be seen on the dark background of drawings. */
  isUnseenOnNight: losesOutlines(pixels, onGround(pixels, night)),
});
