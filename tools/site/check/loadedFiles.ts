import type { HtmlElement } from "html-validate";
import { LEAK_CARD } from "../../../src/lib/leakCard";
import { addressOf } from "../../headers/addresses";
import { STATS_FILE } from "../builtFolder";
import type { BuiltSite, PageRule } from "./builtSite";
import { valuesIn } from "./document";

/** Reports missing files among all scripts, also those that load later. */
export function scriptProblems({ files, scripts }: BuiltSite): readonly string[] {
  if (!scripts.get("app")?.length)
    return [`${STATS_FILE}: is missing or not a list of scripts; build again`];
  const missing = new Set([...scripts.values()].flat().filter((script) => !files.has(script)));
  return [...missing].map((script) => `${STATS_FILE}: ${script} is missing`);
}

/** Returns the scripts that a page runs at the first interaction. */
export const scriptsOfPage = (root: HtmlElement) =>
  valuesIn(root, "[data-scripts]", "data-scripts").flatMap((names) => names.split(" "));

/** Reports pages that do not start the scripts of every page: their controls would not work. */
export const startProblems: PageRule = ({ read, scripts }, file, root) => {
  if (addressOf(file) === LEAK_CARD) return cardProblems(file, read(file));
  const named = new Set(scriptsOfPage(root));
  const missing = (scripts.get("app") ?? []).filter((name) => !named.has(name));
  return missing.map((name) => `${file}: does not load ${name}; nothing in it can be pressed`);
};

/** Reports files that the leak card loads besides its HTML. */
function cardProblems(file: string, html: string): readonly string[] {
  const loaded = html.matchAll(
    /<(?:script|img|iframe)[^>]* src=[^>]*>|<link[^>]* rel="preload"[^>]*>/g,
  );
  const named = [...loaded].map(([element]) => element);
  const fonts = html.includes("@font-face") ? ["a font"] : [];
  return [...named, ...fonts].map((what) => `${file}: loads ${what}; it must need nothing`);
}
