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
  result: z.object({ data: z.unknown(), pageContext: z.object({}).loose() }),
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
  const texts = pages.flatMap((page) => {
    const data = readData(site, page);
    return data ? [{ page, component: data.component, text: JSON.stringify(data) }] : [];
  });
  rmSync(join(site.path, folderName), { recursive: true, force: true });
  mkdirSync(join(site.path, folderName));
  const written = texts.map(({ page, component, text }) => {
    const digest = createHash("sha256").update(text).digest("hex").slice(0, 8);
    const name = nameOf(page)
      .replace(/\.html$/, "")
      .replaceAll("/", "-");
    const address = `${folderName}/${name}-${digest}.json`;
    writeFileSync(join(site.path, address), text);
    return [page, { component, address }] as const;
  });
  return new Map(written);
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
