/**
 * Stands for the build in the tests of releases: makes a small site of what version.txt says.
 * `node fakeBuild.mjs [milliseconds between files]`; the version "broken" fails, and "linked" leaves a link.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

const version = readFileSync("version.txt", "utf8").trim();
const hash = createHash("sha1").update(version).digest("hex").slice(0, 20);
const files = {
  [`app-${hash}.js`]: `${version}\n`.repeat(3000),
  [`app-${hash}.js.br`]: version,
  "404.html": version,
  "page-data.json": version,
  "address.txt": process.env.SITE_URL ?? "",
  "contact.html": `${version}\n`.repeat(1000),
  "index.html": `${version} /app-${hash}.js\n`.repeat(2000),
};
mkdirSync("public", { recursive: true });
for (const [name, text] of Object.entries(files)) {
  await pause(Number(process.argv[2] ?? 0));
  writeFileSync(`public/${name}`, text);
}
if (version === "linked") symlinkSync("../version.txt", "public/version.txt");
if (version === "broken") process.exit(1);
