import { createHash } from "node:crypto";
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
    data: z.record(z.string(), z.unknown()).default({}),
    pageContext: z.object({}).loose(),
  }),
  staticQueryHashes: z.array(z.string()),
});

const queriesSchema = z.object({ data: z.unknown() });

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
  const written = pages.flatMap((page) => {
    const data = readData(site, page);
    if (!data) return [];
    const text = JSON.stringify(data);
    const digest = createHash("sha256").update(text).digest("hex").slice(0, 8);
    const name = nameOf(page)
      .replace(/\.html$/, "")
      .replaceAll("/", "-");
    const address = `${folderName}/${name}-${digest}.json`;
    return [{ page, component: data.component, address, text }];
  });
  rmSync(join(site.path, folderName), { recursive: true, force: true });
  mkdirSync(join(site.path, folderName));
  for (const { address, text } of written) writeFileSync(join(site.path, address), text);
  return new Map(written.map(({ page, ...data }) => [page, data]));
}

/** Gatsby's name for the data of a page: "contact" for "/contact/index.html". */
const nameOf = (page: string) => addressOf(page).slice(1) || "index";

/** The data that Gatsby wrote for a page. */
function readData(site: BuiltFolder, page: string): PageData | undefined {
  const read = (name: string): unknown => JSON.parse(site.read(`${folderName}/${name}`));
  const name = `${nameOf(page)}/page-data.json`;
  if (!site.files.has(`${folderName}/${name}`)) return undefined;
  const { componentChunkName, result, staticQueryHashes } = gatsbySchema.parse(read(name));
  const queries = staticQueryHashes.map((hash) => {
    const { data } = queriesSchema.parse(read(`sq/d/${hash}.json`));
    return [hash, data] as const;
  });
  return { component: componentChunkName, result, queries: Object.fromEntries(queries) };
}
