import { z } from "zod";
import { addressOf } from "../serve/headers/addresses";
import type { BuiltSite } from "./builtSite";

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

/** The JSON files of a built site, by address, except those that cannot be parsed. */
export type Json = ReadonlyMap<string, unknown>;

/** The scripts of a site by the name of their chunk; "app" has those of every page. */
export type Scripts = ReadonlyMap<string, readonly string[]>;

/** Returns the scripts in webpack's list, which releases omit. */
export function scriptsOf(json: Json): Scripts {
  const { data } = statsSchema.safeParse(json.get(statsFile));
  const chunks = Object.entries(data?.assetsByChunkName ?? {});
  return new Map(chunks.map(([name, files]) => [name, files.map((file) => `/${file}`)]));
}

/** Reports missing files among the scripts and the data that all pages share. */
export function sharedFileProblems({ files }: BuiltSite, scripts: Scripts): readonly string[] {
  const problems = files.has(appData) ? [] : [`${appData}: is missing; no link works without it`];
  if (scripts.size === 0)
    return [...problems, `${statsFile}: is missing or not a list of scripts; build again`];
  const missing = new Set([...scripts.values()].flat().filter((script) => !files.has(script)));
  return [...problems, ...[...missing].map((script) => `${statsFile}: ${script} is missing`)];
}

/** The page-data of a page; undefined if it is missing or not valid. */
const dataOf = (file: string, json: Json) =>
  pageDataSchema.safeParse(json.get(dataAddress(file))).data;

const queriesOf = (hashes: readonly string[] = []) =>
  hashes.map((hash) => `/page-data/sq/d/${hash}.json`);

/** Reports missing or wrong page-data, which a page loads once its scripts run. */
export function pageDataProblems(
  file: string,
  { files }: BuiltSite,
  json: Json,
): readonly string[] {
  const path = addressOf(file);
  const address = dataAddress(file);
  if (!files.has(address)) return [`${file}: its data, ${address}, is missing`];
  if (!json.has(address)) return [];
  const data = dataOf(file, json);
  if (data?.path !== path) return [`${address}: is not the data of ${path}`];
  const missing = queriesOf(data.staticQueryHashes).filter((query) => !files.has(query));
  return missing.map((query) => `${address}: ${query} is missing`);
}

/** Returns the scripts that a page runs on load: those of every page, and its component's. */
export function scriptsOfPage(file: string, json: Json, scripts: Scripts): readonly string[] {
  const own = scripts.get(dataOf(file, json)?.componentChunkName ?? "") ?? [];
  return [...(scripts.get("app") ?? []), ...own];
}

/** Returns the data that a page loads with its scripts. */
export function dataOfPage(file: string, json: Json): readonly string[] {
  return [appData, dataAddress(file), ...queriesOf(dataOf(file, json)?.staticQueryHashes)];
}

/** Pages without controls, which must load nothing but their HTML. */
const standingAlone: ReadonlySet<string> = new Set(["/leak-card/index.html"]);

/** Reports a page that does not start the scripts of every page: its controls would not work. */
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

/** Reports files that a page without controls loads. */
function aloneProblems(file: string, html: string): readonly string[] {
  const loaded = html.matchAll(
    /<(?:script|img|iframe)[^>]* src=[^>]*>|<link[^>]* rel="preload"[^>]*>/g,
  );
  const named = [...loaded].map(([element]) => element);
  const fonts = html.includes("@font-face") ? ["a font"] : [];
  return [...named, ...fonts].map((what) => `${file}: loads ${what}; it must need nothing`);
}

function dataAddress(file: string): string {
  const path = addressOf(file);
  return `/page-data${path === "/" ? "/index" : path}/page-data.json`;
}
