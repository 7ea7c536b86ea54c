import { addressOf } from "../serve/headers/addresses";
import {
  STATS_FILE,
  dataNames,
  pageDataName,
  pageDataSchema,
  readChunks,
  type Chunks,
} from "../site-build/gatsbyJson";
import { type BuiltSite, inEachPage } from "./builtSite";

type Json = BuiltSite["json"];

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
export function sharedFileProblems({ files, scripts }: BuiltSite): readonly string[] {
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
export const pageDataProblems = (site: BuiltSite) =>
  inEachPage(site, (file) => {
    const path = addressOf(file);
    const address = dataAddress(pageDataName(file.slice(1)));
    if (!site.files.has(address)) return [`${file}: its data, ${address}, is missing`];
    if (!site.json.has(address)) return [];
    if (dataOf(file, site.json)?.path !== path) return [`${address}: is not the data of ${path}`];
    const missing = dataOfPage(file, site).filter(
      (needed) => !site.files.has(needed) && needed !== appData,
    );
    return missing.map((query) => `${address}: ${query} is missing`);
  });

/** Returns the scripts that a page runs on load: those of every page, and its component's. */
export function scriptsOfPage(file: string, { json, scripts }: BuiltSite): readonly string[] {
  const own = scripts.get(dataOf(file, json)?.componentChunkName ?? "") ?? [];
  return [...new Set(addresses([...(scripts.get("app") ?? []), ...own]))];
}

/** Returns the data that a page loads with its scripts. */
export function dataOfPage(file: string, { json }: BuiltSite): readonly string[] {
  return dataNames(file.slice(1), dataOf(file, json)?.staticQueryHashes).map(dataAddress);
}

/** Pages without controls, which must load nothing but their HTML. */
const standingAlone: ReadonlySet<string> = new Set(["/leak-card/index.html"]);

/** Reports pages that do not start the scripts of every page: their controls would not work. */
export const startProblems = (site: BuiltSite) =>
  inEachPage(site, (file) => {
    const html = site.read(file);
    if (standingAlone.has(file)) return aloneProblems(file, html);
    const unnamed = addresses(site.scripts.get("app")).filter((script) => !html.includes(script));
    return unnamed.map(
      (script) => `${file}: does not load ${script}; nothing in it can be pressed`,
    );
  });

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
