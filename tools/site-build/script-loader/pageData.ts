import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { PageData } from "../../../src/client/pageData";

const folderName = "page-data";

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
 * @param pages the HTML files, such as "contact/index.html"
 * @returns the data of each page, by its HTML file; files that Gatsby did not make have none
 */
export function writePageData(
  folder: string,
  pages: readonly string[],
): ReadonlyMap<string, WrittenData> {
  const texts = pages.flatMap((page) => {
    const data = readData(folder, page);
    return data ? [{ page, component: data.component, text: JSON.stringify(data) }] : [];
  });
  rmSync(join(folder, folderName), { recursive: true, force: true });
  mkdirSync(join(folder, folderName));
  const written = texts.map(({ page, component, text }) => {
    const digest = createHash("sha256").update(text).digest("hex").slice(0, 8);
    const name = page.replace(/(?:\/?index)?\.html$/, "").replaceAll("/", "-") || "index";
    const address = `/${folderName}/${name}-${digest}.json`;
    writeFileSync(join(folder, address), text);
    return [page, { component, address }] as const;
  });
  return new Map(written);
}

/** The data that Gatsby wrote for a page. */
function readData(folder: string, page: string): PageData | undefined {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(folder, folderName, name), "utf8"));
  const name = `${page === "index.html" ? "index" : page.replace(/\/index\.html$/, "")}/page-data.json`;
  if (!existsSync(join(folder, folderName, name))) return undefined;
  const { componentChunkName, result, staticQueryHashes } = gatsbySchema.parse(read(name));
  const queries = staticQueryHashes.map((hash) => {
    const { data } = queriesSchema.parse(read(`sq/d/${hash}.json`));
    return [hash, data] as const;
  });
  return { component: componentChunkName, result, queries: Object.fromEntries(queries) };
}
