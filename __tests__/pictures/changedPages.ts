import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../tools/lib/files";

/** Scripts, inline or linked: they are invisible, and their names change with any code. */
const scripts =
  /<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>|<link\b[^>]*(?:as="script"|\.js")[^>]*>/gs;

/** Paths of files in documents. */
const addresses = /\/[\w./%@+-]+\.\w+/g;

const hash = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

/**
 * Returns a hash for each page of a built site, by its path, such as /contact. It covers everything that
 * visitors see: the document without its scripts, and the pictures and styles that it refers to.
 */
function pagePrints(folder: string): ReadonlyMap<string, string> {
  const paths = filesIn(folder)
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => file.replace(/\/?index\.html$/, ""));
  return new Map(paths.map((path) => [`/${path}`, printOf(folder, path)]));
}

function printOf(folder: string, path: string): string {
  const html = readFileSync(join(folder, path, "index.html"), "utf8").replaceAll(scripts, "");
  const files = [...new Set(html.match(addresses) ?? [])]
    .map((address) => join(folder, address))
    .filter((file) => existsSync(file) && statSync(file).isFile());
  return hash([html, ...files.map((file) => hash(readFileSync(file)))].join("\n"));
}

/** Returns the pages that differ between two built sites, including new and deleted pages. */
export function changedPages(before: string, after: string) {
  const [old, now] = [pagePrints(before), pagePrints(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])].sort();
  return paths
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => ({ path, isInBefore: old.has(path), isInAfter: now.has(path) }));
}

/** Whether the scripts differ, by their names, which contain a hash of their content. */
export function scriptsDiffer(before: string, after: string): boolean {
  const names = (folder: string) =>
    readdirSync(folder).filter((name) => /-[0-9a-f]{8}\.js$/.test(name));
  return names(before).sort().join() !== names(after).sort().join();
}
