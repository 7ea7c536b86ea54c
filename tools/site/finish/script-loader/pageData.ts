import { hash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { PageData } from "../../../../src/client/pageData";
import { addressOf } from "../../../headers/addresses";
import type { BuiltFolder } from "../../builtFolder";

const folderName = "/page-data";

/** The part of Gatsby's data of a page that a browser needs. */
const gatsbySchema = z.object({
  componentChunkName: z.string(),
  result: z.object({
    data: z.custom<PageData["result"]["data"]>(),
    pageContext: z.object({}).loose(),
  }),
});

/** A page's data, as the build writes it. */
export interface WrittenData {
  readonly component: string;
  /** The file's address. */
  readonly address: string;
}

/**
 * Replaces Gatsby's data in a built folder: each page gets one file. Its name has a digest of its content, so that a
 * page never gets the data of another release.
 * @param pages the HTML files, such as "/contact/index.html"
 * @returns the data of each page, by its HTML file; files that Gatsby did not make have none
 */
export function writePageData(
  site: BuiltFolder,
  pages: readonly string[],
): ReadonlyMap<string, WrittenData> {
  const read = (file: string): unknown => JSON.parse(site.read(file));
  const written = pages.flatMap((page) => {
    const name = addressOf(page).slice(1) || "index";
    const file = `${folderName}/${name}/page-data.json`;
    if (!site.files.has(file)) return [];
    const { componentChunkName, result } = gatsbySchema.parse(read(file));
    const component = componentChunkName;
    const data: PageData = { component, result };
    const text = JSON.stringify(data);
    const digest = hash("sha256", text).slice(0, 8);
    const start = name.replace(/\.html$/, "").replaceAll("/", "-");
    return [{ page, component, address: `${folderName}/${start}-${digest}.json`, text }];
  });
  rmSync(join(site.path, folderName), { recursive: true, force: true });
  mkdirSync(join(site.path, folderName));
  for (const { address, text } of written) writeFileSync(join(site.path, address), text);
  return new Map(written.map(({ page, ...data }) => [page, data]));
}
