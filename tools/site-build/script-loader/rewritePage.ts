import type { PageFiles, PageScript } from "./pageFiles";

/** Gatsby's scripts, and the comments around them. */
export const slice =
  /<!-- slice-start id="_gatsby-scripts-1" -->(.*?)<!-- slice-end id="_gatsby-scripts-1" -->/s;

/** Gatsby's script that sets the page's path. */
export const pathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;

/** Browsers that support modules ignore a `nomodule` script; the script loader fetches it. */
const named = ({ src, integrity }: PageScript) =>
  `<script nomodule src="${src}" integrity="${integrity}"></script>`;

/**
 * Replaces Gatsby's scripts, which start at once, with their names and the script loader.
 * @param shared the scripts of every page
 * @param loader the text of the script loader
 * @throws if the page has a script that the loader would not fetch; Gatsby has changed then
 */
export function rewritePage(
  html: string,
  page: PageFiles,
  shared: readonly PageScript[],
  loader: string,
): string {
  const [, content] = slice.exec(html) ?? [];
  if (content === undefined) throw new Error("Gatsby's scripts are not where they used to be");
  const scripts = [...shared, ...page.scripts];
  for (const [, address = ""] of content.matchAll(/<script[^>]* src="([^"]*)"/g)) {
    if (!scripts.some(({ src }) => src === address))
      throw new Error(`${address} would be left out`);
  }
  const start = `<script data-page="${page.data}">${loader}</script>`;
  // The script loader comes last: it reads the names at the first interaction, which may come at once.
  const written = [...scripts.map(named), start].join("");
  return html.replace(pathScript, "").replace(slice, () => written);
}
