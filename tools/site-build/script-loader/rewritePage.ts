import type { PageFiles } from "./pageFiles";

/** Gatsby's scripts, and the comments around them. */
export const slice =
  /<!-- slice-start id="_gatsby-scripts-1" -->(.*?)<!-- slice-end id="_gatsby-scripts-1" -->/s;

/** Gatsby's script that sets the page's path. */
export const pathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;

const place = "<script data-inline=";

/**
 * Removes Gatsby's scripts, which start at once, and names what the script loader fetches on the place of the page's
 * inline script.
 * @throws if the page has a script that the loader would not fetch; Gatsby has changed then
 */
export function rewritePage(html: string, { scripts, data }: PageFiles): string {
  const [, content] = slice.exec(html) ?? [];
  if (content === undefined) throw new Error("Gatsby's scripts are not where they used to be");
  for (const [, address = ""] of content.matchAll(/<script[^>]* src="([^"]*)"/g)) {
    if (!scripts.includes(address)) throw new Error(`${address} would be left out`);
  }
  if (!html.includes(place)) throw new Error("the page has no place for its inline script");
  const names = `data-scripts="${scripts.join(" ")}" data-page="${data}"`;
  return html
    .replace(pathScript, "")
    .replace(slice, "")
    .replace(place, place.replace("<script", `<script ${names}`));
}
