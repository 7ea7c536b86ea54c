import { readdirSync } from "node:fs";
import { join } from "node:path";
import { shortenPictures } from "../../../../tools/site/finish/shortenPictures";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

// That pages and data have the short addresses, the browser tests show: each picture loads.

/** The short folders of pictures whose files have the same name, of originals in these sizes. */
function shortFolders(sizes: Readonly<Record<string, readonly string[]>>) {
  const folder = temporaryFolder();
  writeFiles(folder, { "static/89abcdef.svg": "logo" });
  for (const [digit, folders] of Object.entries(sizes))
    for (const size of folders)
      writeFiles(folder, { [`static/${digit.repeat(32)}/${size}/a flame.avif`]: size });
  shortenPictures(folder);
  return readdirSync(join(folder, "static")).filter((name) => /^[0-9a-f]{6}$/.test(name));
}

it("keeps pictures apart whose files have the same names, and changes the address with the settings", () => {
  const before = shortFolders({ 1: ["11111", "22222"], a: ["11111"], b: ["11111"] });
  expect(before).toHaveLength(3);
  const after = shortFolders({ 1: ["11111", "22222", "33333"], a: ["11111"], b: ["11111"] });
  expect(after.filter((name) => before.includes(name))).toHaveLength(2);
});
