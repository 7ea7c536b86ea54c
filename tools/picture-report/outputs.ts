import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** A picture that visitors are sent, and the picture of the content that it was made from. */
export interface Output {
  readonly master: string;
  readonly file: string;
}

const isPicture = /\.(avif|webp|jpe?g|png)$/;

function picturesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isPicture.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * The pictures in a built site, with their masters. gatsby-plugin-sharp puts each into a folder
 * that bears the MD5 of its master.
 */
export function outputsOf(site: string, content: string): Output[] {
  const digest = (file: string) => createHash("md5").update(readFileSync(file)).digest("hex");
  const masters = new Map(picturesBelow(content).map((file) => [digest(file), file]));
  const made = join(site, "static");
  return picturesBelow(made).flatMap((file) => {
    const master = masters.get(relative(made, file).split(/[\\/]/)[0] ?? "");
    return master ? [{ master, file }] : [];
  });
}
