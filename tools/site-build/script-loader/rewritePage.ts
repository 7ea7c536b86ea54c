import type { PageFiles } from "./pageFiles";

/** Gatsby's scripts, and the comments around them. */
export const slice =
  /<!-- slice-start id="_gatsby-scripts-1" -->(.*?)<!-- slice-end id="_gatsby-scripts-1" -->/s;

/** Gatsby's script that sets the page's path. */
export const pathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;

/**
 * Replaces Gatsby's scripts, which start at once, with the script loader and the names of what it fetches.
 * @param loader the text of the script loader
 * @throws if the page has a script that the loader would not fetch; Gatsby has changed then
 */
export function rewritePage(html: string, { scripts, data }: PageFiles, loader: string): string {
  const [, content] = slice.exec(html) ?? [];
  if (content === undefined) throw new Error("Gatsby's scripts are not where they used to be");
  for (const [, address = ""] of content.matchAll(/<script[^>]* src="([^"]*)"/g)) {
    if (!scripts.includes(address)) throw new Error(`${address} would be left out`);
  }
  const names = `data-scripts="${scripts.join(" ")}" data-page="${data}"`;
  return html.replace(pathScript, "").replace(slice, () => `<script ${names}>${loader}</script>`);
}
