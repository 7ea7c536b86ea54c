import sharp from "sharp";
import { bitmapGraphic } from "../../src/gatsby/graphics";

it("returns a logo in black on its transparent background, cropped to its edges", async () => {
  const bar = sharp({ create: { width: 200, height: 100, channels: 3, background: "#fe0" } });
  const logo = sharp({ create: { width: 400, height: 300, channels: 4, background: "#0000" } })
    .composite([{ input: await bar.png().toBuffer() }])
    .png();
  const { data, info } = await bitmapGraphic(await logo.toBuffer());
  expect(info).toMatchObject({ format: "webp", width: 192, height: 96 });
  const pixels = await sharp(data).ensureAlpha().raw().toBuffer();
  const middle = (48 * info.width + 96) * 4;
  expect([...pixels.subarray(middle, middle + 4)]).toEqual([0, 0, 0, 255]);
});
