import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { fixContent } from "../../../../tools/content/fix/fixContent";
import { fixtureContent } from "../../../support/fixtureContent";
import { temporaryFolder } from "../../../support/temporaryFolder";

/** The fixture's content after the fix. */
const fixed = temporaryFolder();

let folder = "";
const root = () => path.join(folder, "words");
const file = (name: string) => path.join(root(), name);
const fix = () => fixContent(root(), path.join(folder, "originals"));

beforeAll(async () => {
  cpSync(fixtureContent, fixed, { recursive: true });
  await fixContent(fixed, temporaryFolder());
});
beforeEach(() => {
  folder = temporaryFolder();
  cpSync(fixed, root(), { recursive: true });
});

const spoil = (name: string, from: string | RegExp, to: string) => {
  const text = readFileSync(file(name), "utf8");
  writeFileSync(file(name), text.replace(from, to));
};

it("fixes everything in one run, so that a second run changes nothing", async () => {
  spoil("site/legal.yml", /$/, "\r\n");
  expect(await fix()).toMatchObject([{ path: "site/legal.yml" }]);
  expect(await fix()).toEqual([]);
});

it("saves the original of a file that it changes", async () => {
  spoil("site/legal.yml", "updated", "\u200Bupdated");
  const was = readFileSync(file("site/legal.yml"));
  await fix();
  const [kept = ""] = readdirSync(path.join(folder, "originals/site"));
  expect(readFileSync(path.join(folder, "originals/site", kept))).toEqual(was);
});

it("rotates a photo upright, and leaves the others alone", async () => {
  const lying = sharp({ create: { width: 1200, height: 900, channels: 3, background: "#246" } });
  writeFileSync(
    file("products/cage/cage.jpg"),
    await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  expect(await fix()).toEqual([{ path: "products/cage/cage.jpg", done: ["turned it upright"] }]);
  const { width, height, orientation } = await sharp(file("products/cage/cage.jpg")).metadata();
  expect([width, height, orientation]).toEqual([900, 1200, undefined]);
});

it("keeps the colour profile of a photo that it changes", async () => {
  const lying = sharp({ create: { width: 1200, height: 900, channels: 3, background: "#246" } });
  const photo = await lying.withMetadata({ orientation: 6, icc: "p3" }).jpeg().toBuffer();
  writeFileSync(file("products/cage/cage.jpg"), photo);
  await fix();
  const { icc } = await sharp(file("products/cage/cage.jpg")).metadata();
  expect(icc).toEqual((await sharp(photo).metadata()).icc);
  expect(icc).toBeDefined();
});

it("keeps each version of a file that it changes twice", async () => {
  spoil("site/legal.yml", "updated", "\u200Bupdated");
  await fix();
  spoil("site/legal.yml", "summary", "\u200Bsummary");
  await fix();
  expect(readdirSync(path.join(folder, "originals/site"))).toHaveLength(2);
});

it("scales down a photo with too many pixels", async () => {
  const large = sharp({ create: { width: 5000, height: 4000, channels: 3, background: "#246" } });
  writeFileSync(file("products/cage/cage.jpg"), await large.jpeg().toBuffer());
  expect(await fix()).toEqual([
    { path: "products/cage/cage.jpg", done: ["made it smaller: 3200 × 2560 px"] },
  ]);
});

it("leaves a large animated picture, which it would reduce to its first frame", async () => {
  const frames = ["#246", "#642"].map((background) =>
    sharp({ create: { width: 900, height: 1200, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const picture = sharp(await Promise.all(frames), { join: { animated: true } });
  // Sharp ignores what is behind the picture's data.
  const moving = Buffer.concat([await picture.webp().toBuffer(), Buffer.alloc(5_000_000)]);
  writeFileSync(file("products/cage/cage.jpg"), moving);
  expect(await fix()).toEqual([]);
  expect(readFileSync(file("products/cage/cage.jpg")).equals(moving)).toBe(true);
});

it("leaves files that it cannot read", async () => {
  writeFileSync(file("site/legal.yml"), Buffer.from("updated: caf\xe9\n", "latin1"));
  writeFileSync(file("products/cage/cage.jpg"), "no picture");
  expect(await fix()).toEqual([]);
});
