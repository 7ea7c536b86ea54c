import type { PageFiles } from "./pageFiles";

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

/**
 * Replaces Gatsby's scripts, which start at once, with the script loader and the names of what it fetches.
 * @param loader the text of the script loader
 * @throws if the page has a script that the loader would not fetch; Gatsby has changed then
 */
export function rewritePage(html: string, { scripts, data }: PageFiles, loader: string): string {
  const [, content = ""] = slice.exec(html) ?? [];
  for (const [, address = ""] of content.matchAll(/<script[^>]* src="([^"]*)"/g)) {
    if (!scripts.includes(address)) throw new Error(`${address} would be left out`);
  }
  const names = `data-scripts="${scripts.join(" ")}" data-page="${data}"`;
  return replaceScripts(html, `<script ${names}>${loader}</script>`);
}
