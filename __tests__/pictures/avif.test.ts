import sharp from "sharp";
import { tuneAvif } from "../../src/pictures/avif";

const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7919) % 251));
const picture = () => sharp(noise, { raw: { width: 64, height: 64, channels: 3 } });

/**
 * Whether chroma has half the resolution in both directions: two bits of the AV1 configuration box.
 */
const isHalved = (file: Buffer) => (file.readUInt8(file.indexOf("av1C") + 6) & 0b1100) === 0b1100;

it("halves the resolution of colours, which the plugin keeps whole", async () => {
  expect(isHalved(await picture().avif({ quality: 50 }).toBuffer())).toBe(false);
  tuneAvif();
  expect(isHalved(await picture().avif({ quality: 50 }).toBuffer())).toBe(true);
});

it.each([
  [640, 4],
  [1280, 3],
])("encodes a picture %i px wide with an effort of %i", async (width, effort) => {
  const wide = () => picture().resize(width, 64);
  const tuned = { compression: "av1", quality: 50, effort, chromaSubsampling: "4:2:0" } as const;
  const expected = await wide().heif(tuned).toBuffer();
  expect(await wide().avif({ quality: 50 }).toBuffer()).toEqual(expected);
});
