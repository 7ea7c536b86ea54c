import { createHash } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuiltFolder } from "../builtFolder";

/** A style in the scripts (src/bundle/serialisedStyles.mjs): its name and its text. */
const styleInScript = /\{name:"([a-z]{2})",styles:(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)/g;

const classesIn = (html: string) =>
  new Set([...html.matchAll(/\.c-([a-z]+)/g)].map(([, name = ""]) => name));

/**
 * Takes the texts of those styles out of the scripts that are in the HTML of every page with the script: 3.6 kB of the
 * landing page. If a page needs one for another class, src/bundle/stubs/styleCache.ts copies it from the HTML.
 * @param scriptsOf the scripts of each HTML file
 * @returns the new address of each script that has changed
 */
export function stripStyles(
  site: BuiltFolder,
  scriptsOf: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> {
  const classes = new Map([...scriptsOf.keys()].map((page) => [page, classesIn(site.read(page))]));
  const pagesOf = (script: string) =>
    [...scriptsOf].filter(([, scripts]) => scripts.includes(script)).map(([page]) => page);
  const digests = new Map<string, string>();
  const addresses = new Map<string, string>();
  // Last those of most pages: webpack's runtime is in one of them, and has the digests of the others.
  const scripts = [...new Set([...scriptsOf.values()].flat())].sort(
    (one, other) => pagesOf(one).length - pagesOf(other).length,
  );
  for (const script of scripts) {
    const isWritten = (name: string) =>
      pagesOf(script).every((page) => classes.get(page)?.has(name));
    const before = site.read(script);
    const text = before
      .replace(styleInScript, (whole, name: string) =>
        isWritten(name) ? `{name:"${name}"` : whole,
      )
      .replace(/(?<=")[0-9a-f]{8}(?=")/g, (digest) => digests.get(digest) ?? digest);
    if (text === before) continue;
    const digest = createHash("sha256").update(text).digest("hex").slice(0, 8);
    const address = script.replace(/[0-9a-f]{8}(?=\.js$)/, (former) => {
      digests.set(former, digest);
      return digest;
    });
    renameSync(join(site.path, script), join(site.path, address));
    writeFileSync(join(site.path, address), text);
    addresses.set(script, address);
  }
  return addresses;
}
