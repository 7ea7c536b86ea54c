import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** A built folder: which files it has, and what they hold. */
export interface BuiltSite {
  /** Addresses of all files, such as "/contact/index.html". */
  readonly files: ReadonlySet<string>;
  read(address: string): string;
  bytes(address: string): Buffer;
}

/** Lists a built folder. Gatsby's unfinished slices and copies for servers are not part of the site. */
export function openSite(folder: string): BuiltSite {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .filter((address) => !/^\/_gatsby\/|\.(br|gz)$/.test(address));
  return {
    files: new Set(files),
    read: (address) => readFileSync(join(folder, address), "utf8"),
    bytes: (address) => readFileSync(join(folder, address)),
  };
}

/** The files of one kind, in a steady order. */
export function filesEndingIn(site: BuiltSite, ...endings: string[]): readonly string[] {
  return [...site.files].filter((file) => endings.some((end) => file.endsWith(end))).sort();
}

/** The file that answers an address; undefined when none does without a redirect. */
export function fileFor({ files }: BuiltSite, pathname: string): string | undefined {
  const candidates = pathname === "/" ? ["/index.html"] : [pathname, `${pathname}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}
