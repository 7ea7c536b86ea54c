import sharp from "sharp";
import { optimize, type CustomPlugin } from "svgo";
import type { Grid } from "../../../../src/model/drawings/allowList";
import { standardise } from "../../../../src/model/drawings/programs";
import type { Drawing } from "../../../../src/model/drawings/readDrawing";
import { themes, type ThemeName } from "../../../../src/theme/colours";

/** What the page shows of a drawing; numbers are shares, from 0 to 1. */
export interface DrawnLook {
  /** Of the original's ink: what is missing or has moved. */
  lost: number;
  /** The same, with the ink that has another colour. */
  changed: number;
  /** Of its outlines: what cannot be seen on the page in each theme, or where only one colour is shown. */
  unseen: Readonly<Record<ThemeName | "inOneColour", number>>;
  /** Whether it is a plain area from edge to edge. */
  isBlock: boolean;
  isEmpty: boolean;
  /** Whether it has text, which each browser draws with fonts of its own. */
  hasLetters: boolean;
}

/** The share of a drawing's ink that may differ on the page, because of rounding. */
export const tolerance = 0.02;

/** Returns the theme in which most of an icon cannot be seen; undefined if it can be seen in both. */
export const unseenTheme = ({ unseen }: DrawnLook): ThemeName | undefined =>
  (["dark", "light"] as const).find((theme) => unseen[theme] > 0.6);

/** In px: the height of icons on the page, and about that of logos. */
const renderedHeight = 48;

const renderedWidth = ({ width, height }: Grid) =>
  Math.max(1, Math.round((renderedHeight * width) / height));

/** A picture with four bytes a pixel: red, green, blue, which are multiplied by alpha, and alpha. */
interface Rendering {
  pixels: Uint8ClampedArray;
  width: number;
}

async function render(svg: string): Promise<Rendering> {
  const raw = sharp(Buffer.from(svg)).ensureAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data).map((value, at) =>
    at % 4 === 3 ? value : (value * (data[at - (at % 4) + 3] ?? 0)) / 255,
  );
  return { pixels, width: info.width };
}

/** Renders a drawing on a page whose text has this colour. */
export const renderIn = (colour: string, drawing: Grid & { file: string }) =>
  render(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${renderedWidth(drawing)}" height="${renderedHeight}"` +
      ` viewBox="0 0 ${drawing.width} ${drawing.height}" color="${colour}">${drawing.file}</svg>`,
  );

/** Renders a file as it is, but for its size, which the page sets. */
function renderOriginal(source: string, drawing: Grid): Promise<Rendering> {
  const sized: CustomPlugin = {
    name: "sized",
    fn: () => ({
      element: {
        enter({ attributes }, parent) {
          if (parent.type !== "root") return;
          const size = `width:${renderedWidth(drawing)}px;height:${renderedHeight}px`;
          attributes.style = `${attributes.style ?? ""};${size}`;
        },
      },
    }),
  };
  return render(optimize(source, { plugins: [standardise, sized] }).data);
}

/** Returns the largest difference between two pixels in one of their channels. */
function apart(one: Uint8ClampedArray, at: number, other: Uint8ClampedArray, next: number): number {
  let largest = 0;
  for (let channel = 0; channel < 4; channel += 1) {
    const by = (one[at + channel] ?? 0) - (other[next + channel] ?? 0);
    if (by > largest) largest = by;
    if (-by > largest) largest = -by;
  }
  return largest;
}

/** Returns the shares of a drawing's ink that another rendering of it lacks, or shows in another colour. */
export function compare({ pixels: before }: Rendering, { pixels: after }: Rendering) {
  let [ink, lost, changed] = [0, 0, 0];
  for (let at = 0; at < before.length; at += 4) {
    const alpha = before[at + 3] ?? 0;
    ink += alpha;
    lost += Math.abs(alpha - (after[at + 3] ?? 0));
    changed += apart(before, at, after, at);
  }
  return { lost: lost / Math.max(1, ink), changed: changed / Math.max(1, ink) };
}

/** Neighbouring pixels of a drawing that differ by so much, of 255, are an outline. */
const outline = 96;

/** Half of the smallest difference that can be seen on a page, because an outline may lie between two pixels. */
const visible = 24;

/** Returns the share of a drawing's outlines that cannot be seen in `shown`, the same pixels on the page. */
function unseenIn(shown: Uint8ClampedArray, { pixels, width }: Rendering): number {
  let [outlines, unseen] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const isLast = (at / 4 + 1) % width === 0;
    for (const next of isLast ? [at + 4 * width] : [at + 4, at + 4 * width]) {
      if (next >= pixels.length || apart(pixels, at, pixels, next) < outline) continue;
      outlines += 1;
      if (apart(shown, at, shown, next) < visible) unseen += 1;
    }
  }
  return unseen / Math.max(1, outlines);
}

/** Puts premultiplied pixels on an opaque background. */
function onGround(pixels: Uint8ClampedArray, ground: string): Uint8ClampedArray {
  const background = Buffer.from(`${ground.slice(1)}FF`, "hex");
  const behind = (at: number) => 255 - (pixels[at - (at % 4) + 3] ?? 0);
  return pixels.map((value, at) => value + ((background[at % 4] ?? 0) * behind(at)) / 255);
}

/** Returns the share of opaque pixels. */
const covered = ({ pixels }: Rendering) =>
  pixels.filter((value, at) => at % 4 === 3 && value === 255).length / (pixels.length / 4);

/** Renders a drawing as its file is and as the page shows it. */
export async function lookOf(source: string, drawing: Drawing): Promise<DrawnLook> {
  const { dark: darkTheme, light: lightTheme } = themes;
  const [original, published, dark, light] = await Promise.all([
    renderOriginal(source, drawing),
    renderIn("black", drawing),
    renderIn(darkTheme.text, drawing),
    renderIn(lightTheme.text, drawing),
  ]);
  const inOneColour = dark.pixels.map((value, at) => (at % 4 === 3 ? value : 0));
  const unseen = {
    dark: unseenIn(onGround(dark.pixels, darkTheme.ground), dark),
    light: unseenIn(onGround(light.pixels, lightTheme.ground), light),
    inOneColour: unseenIn(inOneColour, dark),
  };
  const hasLetters = drawing.file.includes("<text");
  return {
    ...compare(original, published),
    unseen,
    isBlock: covered(dark) > 0.97 && unseen.inOneColour < 0.05,
    // Without its fonts, a machine may draw no text.
    isEmpty: dark.pixels.every((value) => value === 0) && !hasLetters,
    hasLetters,
  };
}
