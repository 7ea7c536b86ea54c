import { STATS_FILE, type Chunks } from "../../builtFolder";
import type { WrittenData } from "./pageData";

/** Gatsby's scripts, and the comments around them. */
const slice =
  /<!-- slice-start id="_gatsby-scripts-1" -->(.*?)<!-- slice-end id="_gatsby-scripts-1" -->/s;

/** Gatsby's script that sets the page's path. */
const pathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;

/**
 * Replaces Gatsby's scripts with one element.
 * @throws if they are not at their usual place
 */
export function replaceScripts(html: string, element: string): string {
  if (!slice.test(html)) throw new Error("Gatsby's scripts are not where they used to be");
  return html.replace(pathScript, "").replace(slice, () => element);
}

/** The start of the place of the page's own inline script, which is the first in the page. */
const place = "<script data-inline=";

/**
 * Removes Gatsby's scripts, which start at once, and writes the addresses of what the script loader fetches on the
 * place of the page's inline script.
 * @param chunks the scripts of the site
 * @throws if the page has no such place, or if it has a script that the loader would not fetch; Gatsby has changed then
 */
export function rewritePage(
  html: string,
  { component, address }: WrittenData,
  chunks: Chunks,
): string {
  const scripts = new Set([...scriptsIn("app", chunks), ...scriptsIn(component, chunks)]);
  const [, content = ""] = slice.exec(html) ?? [];
  for (const [, script = ""] of content.matchAll(/<script[^>]* src="([^"]*)"/g)) {
    if (!scripts.has(script)) throw new Error(`${script} would be left out`);
  }
  if (!html.includes(place)) throw new Error("the page has no place for its inline script");
  const names = `data-scripts="${[...scripts].join(" ")}" data-page="${address}"`;
  return replaceScripts(html, "").replace(place, place.replace("<script", `<script ${names}`));
}

function scriptsIn(chunk: string, chunks: Chunks): readonly string[] {
  const scripts = chunks.get(chunk);
  if (!scripts) throw new Error(`${STATS_FILE} has no chunk ${chunk}`);
  return scripts;
}
