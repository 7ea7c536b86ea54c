import { readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { besidePackages, storePictures } from "../../src/pictures/storedPictures";
import { temporaryFolder } from "../support/temporaryFolder";

const noise = (factor: number) =>
  sharp(Buffer.from(Array.from({ length: 32 * 32 * 3 }, (_, at) => (at * factor) % 251)), {
    raw: { width: 32, height: 32, channels: 3 },
  });

const folder = temporaryFolder();
const stored = () => readdirSync(folder);
let input: Buffer;

beforeAll(async () => {
  input = await noise(7919).png().toBuffer();
  storePictures(folder);
});

beforeEach(() => stored().forEach((name) => writeFileSync(join(folder, name), "stored")));

/** As gatsby-plugin-sharp encodes: clones of one pipeline, with every format's settings. */
const encode = (picture: Buffer, quality = 50, width = 16) =>
  sharp(picture)
    .clone()
    .resize(width)
    .png({ force: false })
    .webp({ quality, force: true })
    .toBuffer();

it("encodes a picture once", async () => {
  const picture = await encode(input);
  expect((await sharp(picture).metadata()).format).toBe("webp");
  expect(stored()).toHaveLength(1);
  writeFileSync(join(folder, stored()[0] ?? ""), "stored");
  expect(String(await encode(input))).toBe("stored");
});

it.each([
  ["the picture", async () => encode(await noise(7907).png().toBuffer())],
  ["the quality", () => encode(input, 51)],
  ["the size", () => encode(input, 50, 15)],
  ["the format", () => sharp(input).resize(16).avif({ quality: 50 }).toBuffer()],
])("encodes again if %s is another", async (_, again) => {
  const count = stored().length;
  expect(String(await again())).not.toBe("stored");
  expect(stored()).toHaveLength(count + 1);
});

it("encodes again after an update of sharp", async () => {
  const { sharp: version } = sharp.versions;
  Object.assign(sharp.versions, { sharp: "0.0.0" });
  expect(String(await encode(input))).not.toBe("stored");
  Object.assign(sharp.versions, { sharp: version });
});

it("stores pictures where CI keeps them", () => {
  expect(besidePackages()).toBe(resolve("node_modules/.cache/pictures"));
});

it("stores nothing but encoded AVIF and WebP", async () => {
  const before = stored();
  await sharp(input).png().toBuffer();
  await sharp(input).webp().toBuffer({ resolveWithObject: true });
  await sharp(input).raw().toBuffer();
  expect(stored()).toEqual(before);
});

it("encodes pictures where nothing can be stored", async () => {
  const file = join(temporaryFolder(), "a file");
  writeFileSync(file, "");
  storePictures(join(file, "no folder"));
  expect((await sharp(await encode(input, 52)).metadata()).format).toBe("webp");
});
