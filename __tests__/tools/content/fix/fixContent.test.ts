import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { fixContent } from "../../../../tools/content/fix/fixContent";
import { fixtureContent } from "../../../support/fixture/fixtureContent";
import { temporaryFolder } from "../../../support/temporaryFolder";

let folder = "";
const root = () => path.join(folder, "words");
const file = (name: string) => path.join(root(), name);
const fix = () => fixContent(root(), path.join(folder, "originals"));

beforeEach(() => {
  folder = temporaryFolder();
  cpSync(fixtureContent, root(), { recursive: true });
  // The fixture's photo that lies on its side.
  rmSync(file("services/stove-repair.jpg"));
});

const cage = "products/cage/cage.jpg";
const refill = "services/refill.jpg";
const plain = (width: number, height: number, background = "#246") =>
  sharp({ create: { width, height, channels: 3, background } });

it("rotates a photo upright, keeps its colour profile, and leaves the others alone", async () => {
  const lying = plain(1200, 900).withMetadata({ orientation: 6, icc: "p3" });
  const photo = await lying.jpeg().toBuffer();
  writeFileSync(file(cage), photo);
  expect(await fix()).toEqual([{ path: cage, done: ["turned it upright"] }]);
  const { width, height, orientation, icc } = await sharp(file(cage)).metadata();
  expect([width, height, orientation]).toEqual([900, 1200, undefined]);
  expect(icc).toBeDefined();
  expect(icc).toEqual((await sharp(photo).metadata()).icc);
});

it("saves the original of a file each time that it changes it, and changes nothing the second time", async () => {
  const originals: Buffer[] = [];
  const legal = file("site/legal.yml");
  for (const word of ["updated", "summary"]) {
    writeFileSync(legal, readFileSync(legal, "utf8").replace(word, `\u200B${word}`));
    originals.push(readFileSync(legal));
    expect(await fix()).toMatchObject([{ path: "site/legal.yml" }]);
    expect(await fix()).toEqual([]);
  }
  const kept = path.join(folder, "originals/site");
  const saved = readdirSync(kept).map((name) => readFileSync(path.join(kept, name)));
  expect(saved).toHaveLength(2);
  for (const original of originals) expect(saved).toContainEqual(original);
});

it("scales down a photo with too many pixels", async () => {
  writeFileSync(file(cage), await plain(5000, 4000).jpeg().toBuffer());
  expect(await fix()).toEqual([{ path: cage, done: ["made it smaller: 3200 × 2560 px"] }]);
});

it("removes what a picture does not show: the place of a photo, and the rest of a cropped screenshot", async () => {
  const grey = plain(900, 1200);
  const place = { GPSLatitudeRef: "N", GPSLatitude: "6/1 27/1 0/1" };
  const photo = await grey.clone().withExif({ IFD3: place }).jpeg().toBuffer();
  const film = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a GCamera:MicroVideo="1"/></x:xmpmeta>`;
  writeFileSync(file(refill), await grey.clone().withXmp(film).jpeg().toBuffer());
  writeFileSync(file(cage), photo);
  const shot = await grey.png().toBuffer();
  writeFileSync(file("products/hose-clip/clip.png"), Buffer.concat([shot, photo]));
  expect(await fix()).toEqual([
    { path: cage, done: ["removed the place where it was taken, or its film"] },
    { path: "products/hose-clip/clip.png", done: ["cut off what was below its end"] },
    { path: refill, done: ["removed the place where it was taken, or its film"] },
  ]);
  expect((await sharp(file(cage)).metadata()).exif).toBeUndefined();
  expect(readFileSync(file("products/hose-clip/clip.png")).equals(shot)).toBe(true);
});

it("leaves a large animated picture, which it would reduce to its first frame, and what it cannot read", async () => {
  writeFileSync(file("site/legal.yml"), Buffer.from("updated: caf\xe9\n", "latin1"));
  writeFileSync(file("products/hose-clip/clip.png"), "no picture");
  const frames = ["#246", "#642"].map((colour) => plain(900, 1200, colour).png().toBuffer());
  const picture = sharp(await Promise.all(frames), { join: { animated: true } });
  // Sharp ignores what is behind the picture's data.
  const moving = Buffer.concat([await picture.webp().toBuffer(), Buffer.alloc(5_000_000)]);
  writeFileSync(file(cage), moving);
  expect(await fix()).toEqual([]);
  expect(readFileSync(file(cage)).equals(moving)).toBe(true);
});
