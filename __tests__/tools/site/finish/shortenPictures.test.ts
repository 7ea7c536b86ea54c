import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shortenPictureAddresses } from "../../../../tools/site/finish/shortenPictures";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

const original = "0123456789abcdef0123456789abcdef";
const small = `/static/${original}/11111/a%20flame.avif`;
const large = `/static/${original}/22222/a%20flame.avif`;

/** A built folder with a picture in these sizes, and a logo. */
function builtFolder(sizes: readonly string[] = ["11111", "22222"]) {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "index.html": `<img srcset="${small} 360w,\n${large} 720w" src="/static/89abcdef.svg">`,
    "page-data/index/page-data.json": JSON.stringify({ src: small, html: `<img src="${small}">` }),
    "static/89abcdef.svg": "logo",
    ...Object.fromEntries(sizes.map((size) => [`static/${original}/${size}/a flame.avif`, size])),
  });
  return folder;
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

/** The short folder of the pictures. */
const pictures = (folder: string) =>
  readdirSync(join(folder, "static")).find((name) => /^[0-9a-f]{8}$/.test(name));

it("gives pictures short addresses and writes them into pages and data", () => {
  const folder = builtFolder();
  shortenPictureAddresses(folder);
  const short = `/static/${pictures(folder)}`;
  expect(read(folder, "index.html")).toBe(
    `<img srcset="${short}/0.avif 360w,\n${short}/1.avif 720w" src="/static/89abcdef.svg">`,
  );
  expect(JSON.parse(read(folder, "page-data/index/page-data.json"))).toEqual({
    src: `${short}/0.avif`,
    html: `<img src="${short}/0.avif">`,
  });
  expect(read(folder, `${short}/1.avif`)).toBe("22222");
  expect(readdirSync(join(folder, "static"))).toHaveLength(2);
});

it("changes the address when the settings change", () => {
  const [before, after] = [builtFolder(), builtFolder(["11111", "22222", "33333"])];
  shortenPictureAddresses(before);
  shortenPictureAddresses(after);
  expect(pictures(after)).not.toBe(pictures(before));
});

it("keeps pictures apart whose files have the same names", () => {
  const folder = builtFolder();
  for (const digit of ["a", "b"])
    writeFiles(folder, { [`static/${digit.repeat(32)}/11111/a flame.avif`]: digit });
  shortenPictureAddresses(folder);
  expect(readdirSync(join(folder, "static"))).toHaveLength(4);
});
