import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesIn } from "../lib/files";

/** A built folder: its files and their content. */
export interface BuiltSite {
  /** Addresses of all files, such as "/contact/index.html". */
  readonly files: ReadonlySet<string>;
  /** Addresses of the compressed copies, such as "/contact/index.html.br". */
  readonly copies: readonly string[];
  read(address: string): string;
  bytes(address: string): Buffer;
  /** The size of a file in brotli, in bytes. */
  compressedSize(address: string): number;
}

/** Lists a built folder. Gatsby's slices are fragments of pages and not part of the site. */
export function openSite(folder: string): BuiltSite {
  const copy = /\.(br|gz)$/;
  const found = filesIn(folder)
    .map((file) => `/${file}`)
    .filter((address) => !address.startsWith("/_gatsby/"));
  const bytes = (address: string) => readFileSync(join(folder, address));
  const sizes = new Map<string, number>();
  return {
    files: new Set(found.filter((address) => !copy.test(address))),
    copies: found.filter((address) => copy.test(address)).sort(),
    read: (address) => readFileSync(join(folder, address), "utf8"),
    bytes,
    compressedSize(address) {
      // Pages share scripts, and compressing them is slow.
      const size = sizes.get(address) ?? brotliCompressSync(bytes(address)).length;
      sizes.set(address, size);
      return size;
    },
  };
}

/** Returns the texts of the files whose address ends with one of `endings`, sorted by address. */
export function textsOf(site: BuiltSite, ...endings: string[]): ReadonlyMap<string, string> {
  const files = [...site.files].filter((file) => endings.some((end) => file.endsWith(end))).sort();
  return new Map(files.map((file) => [file, site.read(file)]));
}

/** Returns the file that the server sends for a path without a redirect; undefined if there is none. */
export function fileFor({ files }: BuiltSite, pathname: string): string | undefined {
  const candidates = pathname === "/" ? ["/index.html"] : [pathname, `${pathname}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}

/** Reports compressed copies that differ from their original: servers send the copies. */
export function copyProblems(site: BuiltSite): readonly string[] {
  return site.copies.flatMap((copy) => {
    const original = copy.replace(/\.(br|gz)$/, "");
    if (!site.files.has(original)) return [`${copy}: ${original} does not exist`];
    return unpacked(site, copy)?.equals(site.bytes(original))
      ? []
      : [`${copy}: differs from ${original}; build again`];
  });
}

function unpacked(site: BuiltSite, copy: string): Buffer | undefined {
  const unpack = copy.endsWith(".br") ? brotliDecompressSync : gunzipSync;
  try {
    return unpack(site.bytes(copy));
  } catch {
    return undefined;
  }
}
