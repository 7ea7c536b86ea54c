import { z } from "zod";
import { type BuiltSite, pathOf } from "./builtSite";

const pageDataSchema = z.object({ path: z.string(), staticQueryHashes: z.array(z.string()) });
const appData = "/page-data/app-data.json";

/**
 * What is missing or wrong of the data that a page asks for once its scripts run.
 * @param json the files that hold JSON; one that cannot be read has been reported by itself
 */
export function pageDataProblems(
  file: string,
  { files }: BuiltSite,
  json: ReadonlyMap<string, unknown>,
): readonly string[] {
  const path = pathOf(file);
  const address = `/page-data${path === "/" ? "/index" : path}/page-data.json`;
  if (!files.has(address)) return [`${file}: its data, ${address}, is missing`];
  if (!json.has(address)) return [];
  const { data } = pageDataSchema.safeParse(json.get(address));
  if (data?.path !== path) return [`${address}: is not the data of ${path}`];
  return data.staticQueryHashes
    .map((hash) => `/page-data/sq/d/${hash}.json`)
    .filter((query) => !files.has(query))
    .map((query) => `${address}: ${query} is missing`);
}

/** What is missing of the data that all pages share. */
export function dataProblems({ files }: BuiltSite): readonly string[] {
  return files.has(appData) ? [] : [`${appData}: is missing; without it no page can be changed to`];
}
