import { readdirSync } from "node:fs";
import { join } from "node:path";
import { shortenPictureAddresses } from "../../../../tools/site/finish/shortenPictures";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

const original = "0123456789abcdef0123456789abcdef";
const small = `/static/${original}/11111/a%20flame.avif`;
const large = `/static/${original}/22222/a%20flame.avif`;

// That pages and data have the short addresses, the browser tests show: each picture loads.

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

/** The short folder of the pictures. */
const pictures = (folder: string) =>
  readdirSync(join(folder, "static")).find((name) => /^[0-9a-f]{6}$/.test(name));

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
