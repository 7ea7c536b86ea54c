import sharp from "sharp";
import { bitmapGraphic } from "../../src/gatsby/graphics";

it("returns a logo in black on its transparent background, cropped to its edges", async () => {
  const bar = sharp({ create: { width: 200, height: 100, channels: 3, background: "#fe0" } });
  const logo = sharp({ create: { width: 400, height: 300, channels: 4, background: "#0000" } })
    .composite([{ input: await bar.png().toBuffer() }])
    .png();
  const { file, width, height } = await bitmapGraphic(await logo.toBuffer());
  expect([width, height]).toEqual([192, 96]);
  expect(await sharp(file).metadata()).toMatchObject({ format: "webp", width, height });
  const { data } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (48 * width + 96) * 4;
  expect([...data.subarray(middle, middle + 4)]).toEqual([0, 0, 0, 255]);
});
