import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { BuiltSite } from "./builtSite";

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
