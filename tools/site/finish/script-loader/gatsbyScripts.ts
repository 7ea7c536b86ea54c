import { STATS_FILE, type Chunks } from "../../builtFolder";

/** Gatsby's scripts, and the comments around them. */
const slice =
  /<!-- slice-start id="_gatsby-scripts-1" -->(.*?)<!-- slice-end id="_gatsby-scripts-1" -->/s;

/** Gatsby's script that sets the page's path. */
const pathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;

/** Replaces Gatsby's scripts with one element; throws if they are not at their usual place. */
export function replaceScripts(html: string, element: string): string {
  if (!slice.test(html)) throw new Error("Gatsby's scripts are not where they used to be");
  return html.replace(pathScript, "").replace(slice, () => element);
}

/**
 * Returns the addresses of the scripts that a page needs.
 * @param component the name of the page's chunk
 * @param chunks the scripts of the site
 * @throws if the page has a script that is not among them; Gatsby has changed then
 */
export function scriptsOf(html: string, component: string, chunks: Chunks): readonly string[] {
  const scripts = new Set([...scriptsIn("app", chunks), ...scriptsIn(component, chunks)]);
  const [, content = ""] = slice.exec(html) ?? [];
  for (const [, script = ""] of content.matchAll(/<script[^>]* src="([^"]*)"/g)) {
    if (!scripts.has(script)) throw new Error(`${script} would be left out`);
  }
  return [...scripts];
}

function scriptsIn(chunk: string, chunks: Chunks): readonly string[] {
  const scripts = chunks.get(chunk);
  if (!scripts) throw new Error(`${STATS_FILE} has no chunk ${chunk}`);
  return scripts;
}
