import { statSync } from "node:fs";
import { join } from "node:path";
import { builtFolder } from "../builtFolder";
import type { BuiltSite } from "./builtSite";
import { parse, valuesIn } from "./document";
import { fileReferences } from "./fileReferences";
import { pageReferences } from "./pageReferences";

/** Reads a built folder. */
export async function openSite(folder: string): Promise<BuiltSite> {
  const built = builtFolder(folder);
  const textsOf = (files: readonly string[]) =>
    files.map((file) => [file, built.read(file)] as const);
  const named = (name: RegExp) => textsOf([...built.files].filter((file) => name.test(file)));

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

  const pages = await readEach(textsOf(built.documents), parse);
  const others = named(/\.(css|webmanifest|xml)$|^\/robots\.txt$/);
  const inOthers = await readEach(others, fileReferences);
  const inPages = await readEach(pages, pageReferences);
  return {
    ...built,
    compressedSize(address) {
      const file = join(folder, address);
      return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
    },
    pages,
    anchors: new Map(
      [...pages].map(([file, root]) => [file, new Set(valuesIn(root, "[id]", "id"))]),
    ),
    references: new Map([...inOthers, ...inPages]),
    origin: originOf(pages),
    unreadable,
  };
}

/** Returns the origin of the landing page's canonical URL; undefined if it has none. */
function originOf(pages: BuiltSite["pages"]): string | undefined {
  const landing = pages.get("/index.html");
  const [canonical = ""] = landing ? valuesIn(landing, 'link[rel="canonical"]', "href") : [];
  return URL.canParse(canonical) ? new URL(canonical).origin : undefined;
}
