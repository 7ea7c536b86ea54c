import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFolder } from "../../../../tools/site-build/compress/compressFolder";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

const text = "₦ 9,500 for a cylinder. ".repeat(100);

test("large text gets two copies that unpack to it; small text and pictures get none", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { "a/page.html": text, "small.css": "a{}", "photo.avif": text });
  await expect(compressFolder(folder)).resolves.toMatchObject({ files: 1 });
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(
    ["a", "a/page.html", "a/page.html.br", "a/page.html.gz", "photo.avif", "small.css"].sort(),
  );
  expect(brotliDecompressSync(readFileSync(join(folder, "a/page.html.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, "a/page.html.gz"))).toString()).toBe(text);
});

test("a second run keeps current copies, renews changed ones and deletes orphans", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { "same.js": text, "changed.js": text, "gone.js": text, "shrunk.js": text });
  await compressFolder(folder);
  const before = statSync(join(folder, "same.js.br")).ino;
  // Gatsby rewrites some files in every build.
  writeFiles(folder, {
    "same.js": text,
    "changed.js": text.replaceAll("9", "8"),
    "shrunk.js": "1",
  });
  rmSync(join(folder, "gone.js"));
  await compressFolder(folder);
  expect(statSync(join(folder, "same.js.br")).ino).toBe(before);
  expect(brotliDecompressSync(readFileSync(join(folder, "changed.js.br"))).toString()).toContain(
    "8,500",
  );
  expect(["gone.js.br", "shrunk.js.gz"].filter((name) => existsSync(join(folder, name)))).toEqual(
    [],
  );
});
