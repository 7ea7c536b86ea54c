import { hash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { filesIn } from "../../lib/files";

/** Gatsby's address of a picture: a digest of the original, one of the settings, and the original's name. */
const gatsbyAddress = /\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[^"\s\\]+/g;

/**
 * Gives the pictures of a built folder short addresses, such as "/static/54a68d/0.avif". Digests do not compress: with
 * Gatsby's addresses the landing page and its headers would not fit into the first ten packets of a connection (14.6 kB).
 * As Gatsby's do, the addresses change with the original and with the settings.
 * @returns a function that writes them into a page or its data; it throws if a picture is not in the folder
 */
export function shortenPictures(folder: string) {
  const addresses = movePictures(folder);
  return (text: string) =>
    text.replace(gatsbyAddress, (address) => {
      const short = addresses.get(dirname(address));
      if (!short) throw new Error(`there is no picture ${address}`);
      return short;
    });
}

/** Returns the short address of each picture by its former folder, which held nothing else. */
function movePictures(folder: string): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  const pictures = join(folder, "static");
  const originals = readdirSync(pictures).filter((name) => /^[0-9a-f]{32}$/.test(name));
  for (const original of originals) {
    const files = filesIn(join(pictures, original));
    const digest = hash("sha256", [original, ...files].join());
    let short = digest.slice(0, 6);
    // The name of another picture.
    while (existsSync(join(pictures, short))) short = digest.slice(0, short.length + 1);
    mkdirSync(join(pictures, short));
    for (const [index, file] of files.entries()) {
      const name = `${index}${extname(file)}`;
      renameSync(join(pictures, original, file), join(pictures, short, name));
      addresses.set(`/static/${original}/${dirname(file)}`, `/static/${short}/${name}`);
    }
    rmSync(join(pictures, original), { recursive: true });
  }
  return addresses;
}
