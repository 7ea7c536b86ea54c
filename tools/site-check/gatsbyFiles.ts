import { z } from "zod";
import { type BuiltSite, pathOf } from "./builtSite";

const appData = "/page-data/app-data.json";
const statsFile = "/webpack.stats.json";
const pageDataSchema = z.object({
  path: z.string(),
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
});
const statsSchema = z.object({
  assetsByChunkName: z.intersection(
    z.record(z.string(), z.array(z.string())),
    z.object({ app: z.array(z.string()).min(1) }),
  ),
});

/** The JSON of a built site, by file; what cannot be parsed is reported where it is read. */
export type Json = ReadonlyMap<string, unknown>;

/** The scripts of a site: those of every page under "app", the others by the name of their chunk. */
export type Scripts = ReadonlyMap<string, readonly string[]>;

/** The scripts that webpack lists; a release is checked before this list is removed from it. */
export function scriptsOf(json: Json): Scripts {
  const { data } = statsSchema.safeParse(json.get(statsFile));
  const chunks = Object.entries(data?.assetsByChunkName ?? {});
  return new Map(chunks.map(([name, files]) => [name, files.map((file) => `/${file}`)]));
}

/** What is missing of the scripts and the data that all pages share. */
export function sharedFileProblems({ files }: BuiltSite, scripts: Scripts): readonly string[] {
  const problems = files.has(appData) ? [] : [`${appData}: is missing; no link works without it`];
  if (scripts.size === 0)
    return [...problems, `${statsFile}: is missing or not a list of scripts; build again`];
  const missing = new Set([...scripts.values()].flat().filter((script) => !files.has(script)));
  return [...problems, ...[...missing].map((script) => `${statsFile}: ${script} is missing`)];
}

/** What is missing or wrong of the data that a page loads once its scripts run. */
export function pageDataProblems(
  file: string,
  { files }: BuiltSite,
  json: Json,
): readonly string[] {
  const path = pathOf(file);
  const address = dataAddress(file);
  if (!files.has(address)) return [`${file}: its data, ${address}, is missing`];
  if (!json.has(address)) return [];
  const { data } = pageDataSchema.safeParse(json.get(address));
  if (data?.path !== path) return [`${address}: is not the data of ${path}`];
  return data.staticQueryHashes
    .map((hash) => `/page-data/sq/d/${hash}.json`)
    .filter((query) => !files.has(query))
    .map((query) => `${address}: ${query} is missing`);
}

/** The scripts that a page runs at once: those of every page, and its own component's. */
export function scriptsOfPage(file: string, json: Json, scripts: Scripts): readonly string[] {
  const { data } = pageDataSchema.safeParse(json.get(dataAddress(file)));
  const own = scripts.get(data?.componentChunkName ?? "") ?? [];
  return [...(scripts.get("app") ?? []), ...own];
}

/** The data that a page loads with its scripts. */
export function dataOfPage(file: string, json: Json): readonly string[] {
  const { data } = pageDataSchema.safeParse(json.get(dataAddress(file)));
  const queries = data?.staticQueryHashes ?? [];
  return [appData, dataAddress(file), ...queries.map((hash) => `/page-data/sq/d/${hash}.json`)];
}

/** Pages that have nothing to press and are to load nothing at all. */
const standingAlone: ReadonlySet<string> = new Set(["/leak-card/index.html"]);

/** A page that starts no scripts: nothing in it answers a press. */
export function startProblems(
  file: string,
  { read }: BuiltSite,
  scripts: Scripts,
): readonly string[] {
  const html = read(file);
  if (standingAlone.has(file)) return aloneProblems(file, html);
  const unnamed = (scripts.get("app") ?? []).filter((script) => !html.includes(script));
  return unnamed.map((script) => `${file}: does not load ${script}; nothing in it can be pressed`);
}

/** The files that a page would load on its own. */
function aloneProblems(file: string, html: string): readonly string[] {
  const loaded = html.matchAll(
    /<(?:script|img|iframe)[^>]* src=[^>]*>|<link[^>]* rel="preload"[^>]*>/g,
  );
  const named = [...loaded].map(([element]) => element);
  const fonts = html.includes("@font-face") ? ["a font"] : [];
  return [...named, ...fonts].map((what) => `${file}: loads ${what}; it is to need nothing`);
}

function dataAddress(file: string): string {
  const path = pathOf(file);
  return `/page-data${path === "/" ? "/index" : path}/page-data.json`;
}
