import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { BuiltSite } from "./builtSite";

/** The compressed copies that are not their original: a server sends them in its place, unread. */
export function copyProblems(site: BuiltSite): readonly string[] {
  return site.copies.flatMap((copy) => {
    const original = copy.replace(/\.(br|gz)$/, "");
    if (!site.files.has(original)) return [`${copy}: there is no ${original}`];
    return unpacked(site, copy)?.equals(site.bytes(original))
      ? []
      : [`${copy}: does not hold what ${original} holds`];
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
