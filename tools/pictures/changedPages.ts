import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Blocks that run and files that hold what runs: nobody sees them, and their names change with any code. */
const scripts =
  /<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>|<link\b[^>]*(?:as="script"|\.js")[^>]*>/gs;

/** Addresses of files as they stand in documents, in quotes, lists or styles. */
const addresses = /\/[\w./%@+-]+\.\w+/g;

const hash = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

/**
 * What a visitor gets to see of each page of a built site, as one hash by its address, such as
 * /contact: the document without its scripts, and the files that it shows or styles itself with.
 */
export function pagePrints(folder: string): ReadonlyMap<string, string> {
  const documents = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === "index.html")
    .map((entry) => relative(folder, entry.parentPath).split(sep).join("/"))
    .filter((path) => !path.startsWith("_gatsby"));
  return new Map(documents.sort().map((path) => [`/${path}`, printOf(folder, path)]));
}

function printOf(folder: string, path: string): string {
  const html = readFileSync(join(folder, path, "index.html"), "utf8").replaceAll(scripts, "");
  const files = [...new Set(html.match(addresses) ?? [])]
    .map((address) => join(folder, address))
    .filter((file) => existsSync(file) && statSync(file).isFile());
  return hash([html, ...files.map((file) => hash(readFileSync(file)))].join("\n"));
}

/** The pages that differ between two built sites; where one is missing it is new or gone. */
export function changedPages(before: string, after: string) {
  const [old, now] = [pagePrints(before), pagePrints(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort();
  return paths
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => ({ path, isInBefore: old.has(path), isInAfter: now.has(path) }));
}

/** Whether the scripts that pages start differ, by their names, which are hashes of what they hold. */
export function scriptsDiffer(before: string, after: string): boolean {
  const names = (folder: string) =>
    readdirSync(folder).filter((name) => /-[0-9a-f]{8,20}\.js$/.test(name));
  return names(before).sort().join() !== names(after).sort().join();
}
