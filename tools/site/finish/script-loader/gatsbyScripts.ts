import { z } from "zod";
import type { BuiltFolder } from "../../builtFolder";

/** Webpack's list of the files of each chunk; "app" is the chunk of every page. */
export const STATS_FILE = "/webpack.stats.json";

const statsSchema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** Returns the files of each chunk; throws if webpack's list has another format. */
export const chunksOf = (site: BuiltFolder) =>
  statsSchema.parse(JSON.parse(site.read(STATS_FILE))).assetsByChunkName;

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
 * @throws if the page has a script that is not among them; Gatsby has changed then
 */
export function scriptsOf(
  html: string,
  component: string,
  { app, [component]: own }: ReturnType<typeof chunksOf>,
): readonly string[] {
  if (!app || !own) throw new Error(`${STATS_FILE} has no chunk app or ${component}`);
  const files = [...app, ...own].filter((name) => name.endsWith(".js"));
  const scripts = new Set(files.map((name) => `/${name}`));
  const [, content = ""] = slice.exec(html) ?? [];
  for (const [, script = ""] of content.matchAll(/<script[^>]* src="([^"]*)"/g)) {
    if (!scripts.has(script)) throw new Error(`${script} would be left out`);
  }
  return [...scripts];
}
