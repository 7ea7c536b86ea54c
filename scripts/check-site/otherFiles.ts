import { type BuiltSite, filesEndingIn } from "./builtSite";
import { cssReferences, type Reference } from "./references";

/** What style sheets, the manifest, the sitemap and robots.txt name, by file. */
export function otherReferences(site: BuiltSite): ReadonlyMap<string, readonly Reference[]> {
  const found = new Map<string, readonly Reference[]>();
  for (const file of filesEndingIn(site, ".css")) found.set(file, cssReferences(site.read(file)));
  for (const file of filesEndingIn(site, ".webmanifest")) {
    found.set(file, manifestReferences(site.read(file)));
  }
  for (const file of filesEndingIn(site, ".xml")) {
    found.set(file, matches(site.read(file), /<loc>([^<]+)<\/loc>/g));
  }
  for (const file of filesEndingIn(site, "/robots.txt")) {
    found.set(file, matches(site.read(file), /^sitemap:\s*(\S+)/gim));
  }
  return found;
}

interface WebManifest {
  readonly start_url?: string;
  readonly icons?: readonly { readonly src: string }[];
}

function manifestReferences(text: string): readonly Reference[] {
  const { start_url: start, icons = [] } = JSON.parse(text) as WebManifest;
  return [...(start ? [start] : []), ...icons.map(({ src }) => src)].map((url) => ({
    url,
    line: 1,
  }));
}

function matches(text: string, pattern: RegExp): readonly Reference[] {
  return [...text.matchAll(pattern)].map((match) => ({
    url: match[1] ?? "",
    line: text.slice(0, match.index).split("\n").length,
  }));
}
