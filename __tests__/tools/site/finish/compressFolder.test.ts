import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesIn } from "../../../../tools/lib/files";
import { compressFolder } from "../../../../tools/site/finish/compressFolder";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

const text = "₦ 9,500 for a cylinder. ".repeat(100);

test("large text gets two copies that unpack to it; small text and pictures get none", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { "a/page.html": text, "small.css": "a{}", "photo.avif": text });
  await expect(compressFolder(folder)).resolves.toMatchObject({ files: 1 });
  expect(filesIn(folder)).toEqual([
    "a/page.html",
    "a/page.html.br",
    "a/page.html.gz",
    "photo.avif",
    "small.css",
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, "a/page.html.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, "a/page.html.gz"))).toString()).toBe(text);
});
