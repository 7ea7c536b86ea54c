import sharp from "sharp";
import { bitmapGraphic } from "../../src/gatsby/bitmapGraphic";
import { withSmallFault } from "../support/withSmallFault";

const bar = (colour: string) =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** A bar of 200 by 100 in the middle of a background of 400 by 300. */
const logo = async (background: string, colour: string) =>
  sharp({ create: { width: 400, height: 300, channels: 4, background } }).composite([
    { input: await bar(colour) },
  ]);

async function pixelsOf(webp: Buffer) {
  const { data, info } = await sharp(webp)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

it.each([
  [
    "a PNG with a transparent background",
    async () => (await logo("#0000", "#fff")).png().toBuffer(),
  ],
  [
    "a JPEG on white with small faults",
    async () => withSmallFault(await (await logo("#fff", "#c00")).jpeg().toBuffer()),
  ],
  ["a PNG on mid grey", async () => (await logo("#808080", "#000")).png().toBuffer()],
  [
    "a WebP on its own background colour",
    async () => (await logo("#036", "#fe0")).webp().toBuffer(),
  ],
])("returns the shape of %s, cropped to its edges, in black", async (_name, make) => {
  const graphic = await bitmapGraphic(await make());
  expect(graphic.height).toBe(96);
  expect(graphic.width / graphic.height).toBeCloseTo(2, 1);
  const { data, width, channels } = await pixelsOf(graphic.file);
  const inside = (48 * width + Math.floor(width / 2)) * channels;
  expect([...data.subarray(inside, inside + 3)]).toEqual([0, 0, 0]);
  expect(data[inside + 3]).toBeGreaterThan(240);
});

it("keeps nothing of the background within the logo", async () => {
  const hole = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const ring = (await logo("#fff", "#c00")).png().toBuffer();
  const { file, width } = await bitmapGraphic(
    await sharp(await ring)
      .composite([{ input: hole }])
      .png()
      .toBuffer(),
  );
  const { data, channels } = await pixelsOf(file);
  expect(data[(48 * width + Math.floor(width / 2)) * channels + 3]).toBe(0);
});
