import { addressOf } from "../serve/headers/addresses";
import {
  STATS_FILE,
  dataNames,
  pageDataName,
  pageDataSchema,
  readChunks,
  type Chunks,
} from "../site-build/gatsbyJson";
import type { BuiltSite } from "./builtSite";

/** The JSON files of a built site, by address, except those that cannot be parsed. */
export type Json = ReadonlyMap<string, unknown>;

/** Returns the scripts in webpack's list, which releases omit; none if there is no valid list. */
export function scriptsOf(json: Json): Chunks {
  try {
    return readChunks(json.get(`/${STATS_FILE}`));
  } catch {
    return new Map();
  }
}

const addresses = (names: readonly string[] = []) => names.map((name) => `/${name}`);

/** Reports missing files among the scripts and the data that all pages share. */
export function sharedFileProblems({ files }: BuiltSite, scripts: Chunks): readonly string[] {
  const problems = files.has(appData) ? [] : [`${appData}: is missing; no link works without it`];
  if (!scripts.get("app")?.length)
    return [...problems, `/${STATS_FILE}: is missing or not a list of scripts; build again`];
  const named = new Set(addresses([...scripts.values()].flat()));
  const missing = [...named].filter((script) => !files.has(script));
  return [...problems, ...missing.map((script) => `/${STATS_FILE}: ${script} is missing`)];
}

/** The page-data of a page; undefined if it is missing or not valid. */
const dataOf = (file: string, json: Json) =>
  pageDataSchema.safeParse(json.get(dataAddress(pageDataName(file.slice(1))))).data;

const appData = dataAddress("app-data");

/** Reports missing or wrong page-data, which a page loads once its scripts run. */
export function pageDataProblems(
  file: string,
  { files }: BuiltSite,
  json: Json,
): readonly string[] {
  const path = addressOf(file);
  const address = dataAddress(pageDataName(file.slice(1)));
  if (!files.has(address)) return [`${file}: its data, ${address}, is missing`];
  if (!json.has(address)) return [];
  const data = dataOf(file, json);
  if (data?.path !== path) return [`${address}: is not the data of ${path}`];
  const missing = dataOfPage(file, json).filter(
    (needed) => !files.has(needed) && needed !== appData,
  );
  return missing.map((query) => `${address}: ${query} is missing`);
}

/** Returns the scripts that a page runs on load: those of every page, and its component's. */
export function scriptsOfPage(file: string, json: Json, scripts: Chunks): readonly string[] {
  const own = scripts.get(dataOf(file, json)?.componentChunkName ?? "") ?? [];
  return [...new Set(addresses([...(scripts.get("app") ?? []), ...own]))];
}

/** Returns the data that a page loads with its scripts. */
export function dataOfPage(file: string, json: Json): readonly string[] {
  return dataNames(file.slice(1), dataOf(file, json)?.staticQueryHashes).map(dataAddress);
}

/** Pages without controls, which must load nothing but their HTML. */
const standingAlone: ReadonlySet<string> = new Set(["/leak-card/index.html"]);

/** Reports a page that does not start the scripts of every page: its controls would not work. */
export function startProblems(
  file: string,
  { read }: BuiltSite,
  scripts: Chunks,
): readonly string[] {
  const html = read(file);
  if (standingAlone.has(file)) return aloneProblems(file, html);
  const unnamed = addresses(scripts.get("app")).filter((script) => !html.includes(script));
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

/** The address of data by its name below /page-data. */
function dataAddress(name: string): string {
  return `/page-data/${name}.json`;
}
