/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { likenessOf } from "../../../tools/picture-report/likeness";
import { outputsOf } from "../../../tools/picture-report/outputs";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const noise = Buffer.from(Array.from({ length: 96 * 96 * 3 }, (_, at) => (at * at * 31) % 251));
const picture = () => sharp(noise, { raw: { width: 96, height: 96, channels: 3 } });

/** A master with a fine and a coarse output, where Gatsby puts them. */
async function siteWithPictures() {
  const folder = temporaryFolder();
  const master = join(folder, "pictures/photo.png");
  writeFiles(folder, { "pictures/page.md": "# Page" });
  await picture().png().toFile(master);
  const made = join(
    folder,
    "site/static",
    createHash("md5").update(readFileSync(master)).digest("hex"),
  );
  for (const name of ["fine", "coarse"]) mkdirSync(join(made, name), { recursive: true });
  await picture().resize(48).webp({ quality: 95 }).toFile(join(made, "fine/photo.webp"));
  await picture().resize(48).webp({ quality: 1 }).toFile(join(made, "coarse/photo.webp"));
  writeFiles(folder, { "site/static/0123/other.webp": "from nowhere in the content" });
  return { folder, master, made };
}

test("finds the master of each output by its folder, and passes over other pictures", async () => {
  const { folder, master, made } = await siteWithPictures();
  expect(outputsOf(join(folder, "site"), join(folder, "pictures"))).toEqual([
    { master, file: join(made, "coarse/photo.webp") },
    { master, file: join(made, "fine/photo.webp") },
  ]);
});

test("a finer output is more like its master, which is scaled to its size", async () => {
  const { master, made } = await siteWithPictures();
  const fine = await likenessOf({ master, file: join(made, "fine/photo.webp") });
  const coarse = await likenessOf({ master, file: join(made, "coarse/photo.webp") });
  expect(fine).toMatchObject({ width: 48, format: "webp" });
  expect(fine.ssim).toBeGreaterThan(0.9);
  expect(coarse.ssim).toBeLessThan(fine.ssim);
  expect(coarse.bytes).toBeLessThan(fine.bytes);
});

test("a picture is wholly like itself", async () => {
  const { master } = await siteWithPictures();
  expect((await likenessOf({ master, file: master })).ssim).toBe(1);
});
