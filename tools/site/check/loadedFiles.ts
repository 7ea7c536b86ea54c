import type { HtmlElement } from "html-validate";
import { LEAK_CARD } from "../../../src/leak-card/names";
import { addressOf } from "../../headers/addresses";
import { STATS_FILE, readChunks, type Chunks } from "../builtFolder";
import { type BuiltSite, inEachPage } from "./builtSite";
import { attributeOf } from "./document";

/** Returns the scripts in webpack's list, which releases omit; none if there is no valid list. */
export function scriptsOf(json: BuiltSite["json"]): Chunks {
  try {
    return readChunks(json.get(STATS_FILE));
  } catch {
    return new Map();
  }
}

/** Reports missing files among all scripts, also those that load later. */
export function scriptProblems({ files, scripts }: BuiltSite): readonly string[] {
  if (!scripts.get("app")?.length)
    return [`${STATS_FILE}: is missing or not a list of scripts; build again`];
  const missing = new Set([...scripts.values()].flat().filter((script) => !files.has(script)));
  return [...missing].map((script) => `${STATS_FILE}: ${script} is missing`);
}

const loader = "script[data-scripts]";

/** Returns the scripts that a page runs at the first interaction. */
export const scriptsOfPage = (root: HtmlElement): readonly string[] =>
  root
    .querySelectorAll(loader)
    .flatMap((element) => attributeOf(element, "data-scripts").split(" "));

/** Returns the data that a page loads with its scripts. */
export const dataOfPage = (root: HtmlElement): readonly string[] =>
  root.querySelectorAll(loader).map((element) => attributeOf(element, "data-page"));

/** Reports pages that do not start the scripts of every page: their controls would not work. */
export const startProblems = (site: BuiltSite) =>
  inEachPage(site, (file, root) => {
    if (addressOf(file) === LEAK_CARD) return cardProblems(file, site.read(file));
    const named = new Set(scriptsOfPage(root));
    const missing = (site.scripts.get("app") ?? []).filter((name) => !named.has(name));
    return missing.map((name) => `${file}: does not load ${name}; nothing in it can be pressed`);
  });

/** Reports files that the leak card loads besides its HTML. */
function cardProblems(file: string, html: string): readonly string[] {
  const loaded = html.matchAll(
    /<(?:script|img|iframe)[^>]* src=[^>]*>|<link[^>]* rel="preload"[^>]*>/g,
  );
  const named = [...loaded].map(([element]) => element);
  const fonts = html.includes("@font-face") ? ["a font"] : [];
  return [...named, ...fonts].map((what) => `${file}: loads ${what}; it must need nothing`);
}
