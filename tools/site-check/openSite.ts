import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { filesIn } from "../lib/files";
import type { BuiltSite } from "./builtSite";
import { parse } from "./document";
import { fileReferences } from "./fileReferences";
import { scriptsOf } from "./loadedFiles";
import { pageReferences } from "./pageReferences";
import { originOf } from "./searchEngines";

const copy = /\.(br|gz)$/;

/** Reads a built folder. */
export async function openSite(folder: string): Promise<BuiltSite> {
  const found = filesIn(folder).map((file) => `/${file}`);
  const files = found.filter((address) => !copy.test(address));
  const bytes = (address: string) => readFileSync(join(folder, address));
  const read = (address: string) => readFileSync(join(folder, address), "utf8");
  const textsOf = (name: RegExp) =>
    files.filter((file) => name.test(file)).map((file) => [file, read(file)] as const);

  const unreadable: string[] = [];
  const readEach = async <Input, Result>(
    inputs: Iterable<readonly [file: string, input: Input]>,
    parseInput: (input: Input, file: string) => Result | Promise<Result>,
  ): Promise<Map<string, Result>> => {
    const results = new Map<string, Result>();
    for (const [file, input] of inputs) {
      try {
        results.set(file, await parseInput(input, file));
      } catch (error) {
        const reason = error instanceof Error ? error.message : error;
        unreadable.push(`${file}: cannot be read: ${reason}`);
      }
    }
    return results;
  };

  const pages = await readEach(textsOf(/\.html$/), parse);
  const json = await readEach(textsOf(/\.json$/), (text): unknown => JSON.parse(text));
  const others = textsOf(/\.(css|webmanifest|xml)$|^\/robots\.txt$/);
  const inOthers = await readEach(others, fileReferences);
  const inPages = await readEach(pages, pageReferences);
  const sizes = new Map<string, number>();
  return {
    files: new Set(files),
    copies: found.filter((address) => copy.test(address)),
    read,
    bytes,
    compressedSize(address) {
      // Pages share scripts, and compressing them is slow.
      const size = sizes.get(address) ?? brotliCompressSync(bytes(address)).length;
      sizes.set(address, size);
      return size;
    },
    pages,
    json,
    scripts: scriptsOf(json),
    references: new Map([...inOthers, ...inPages]),
    origin: originOf(pages),
    unreadable,
  };
}
