import { readFileSync } from "node:fs";
import { join } from "node:path";
import { STATS_FILE, readChunks } from "../gatsbyJson";
import type { WrittenData } from "./pageData";

/** The addresses of the files that the script loader of a page fetches. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly data: string;
}

/**
 * Reads which scripts the pages of a built folder need, from webpack's list there.
 * @param data the data of each page, by its file
 * @returns the files of each page, by its file
 */
export function readPageFiles(
  folder: string,
  data: ReadonlyMap<string, WrittenData>,
): ReadonlyMap<string, PageFiles> {
  const chunks = readChunks(JSON.parse(readFileSync(join(folder, STATS_FILE), "utf8")));
  const scriptsIn = (chunk: string) => {
    const names = chunks.get(chunk);
    if (!names) throw new Error(`${STATS_FILE} has no chunk ${chunk}`);
    return names.map((name) => `/${name}`);
  };
  const pages = [...data].map(([page, { component, address }]) => {
    const scripts = new Set([...scriptsIn("app"), ...scriptsIn(component)]);
    return [page, { scripts: [...scripts], data: address }] as const;
  });
  return new Map(pages);
}
