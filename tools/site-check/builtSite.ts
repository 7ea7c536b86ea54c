import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** A built folder: which files it has, and what they hold. */
export interface BuiltSite {
  /** Addresses of all files, such as "/contact/index.html". */
  readonly files: ReadonlySet<string>;
  /** Addresses of the compressed copies, such as "/contact/index.html.br". */
  readonly copies: readonly string[];
  read(address: string): string;
  bytes(address: string): Buffer;
}

/** Lists a built folder. Gatsby's unfinished slices are not part of the site. */
export function openSite(folder: string): BuiltSite {
  const copy = /\.(br|gz)$/;
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .filter((address) => !address.startsWith("/_gatsby/"));
  return {
    files: new Set(found.filter((address) => !copy.test(address))),
    copies: found.filter((address) => copy.test(address)).sort(),
    read: (address) => readFileSync(join(folder, address), "utf8"),
    bytes: (address) => readFileSync(join(folder, address)),
  };
}

/** The texts of the files of some kinds, by file and in a steady order. */
export function textsOf(site: BuiltSite, ...endings: string[]): ReadonlyMap<string, string> {
  const files = [...site.files].filter((file) => endings.some((end) => file.endsWith(end))).sort();
  return new Map(files.map((file) => [file, site.read(file)]));
}

/** The address of a page: "/contact/index.html" is /contact, the landing page is /. */
export function pathOf(file: string): string {
  return file.replace(/\/index\.html$/, "") || "/";
}

/** The file that answers an address; undefined when none does without a redirect. */
export function fileFor({ files }: BuiltSite, pathname: string): string | undefined {
  const candidates = pathname === "/" ? ["/index.html"] : [pathname, `${pathname}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}
