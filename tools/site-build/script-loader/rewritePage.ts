import { encode } from "html-entities";
import type { PageFiles, PageScript } from "./pageFiles";

// Gatsby finds the place of its scripts by these comments when it stitches a warm build.
const slice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;
const pathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;

/** Browsers that know modules neither fetch nor run such a script; the script loader does, by its address. */
const named = ({ src, integrity }: PageScript) =>
  `<script nomodule src="${src}" integrity="${integrity}"></script>`;

/**
 * Puts the names of Gatsby's scripts where it starts them at once, and the script loader after these.
 * Doing it again changes nothing.
 * @param shared the scripts of every page
 * @param loader the text of the script loader
 * @throws where the page asks for scripts that nobody would fetch: Gatsby would then work differently
 */
export function rewritePage(
  html: string,
  page: PageFiles,
  shared: readonly PageScript[],
  loader: string,
): string {
  const [, , content] = slice.exec(html) ?? [];
  if (content === undefined) throw new Error("Gatsby's scripts are not where they used to be");
  const scripts = [...shared, ...page.scripts];
  for (const [, address = ""] of content.matchAll(/<script(?! nomodule)[^>]* src="([^"]*)"/g)) {
    if (!scripts.some(({ src }) => src === address))
      throw new Error(`${address} would be left out`);
  }
  const start = `<script data-needs="${encode(page.data.join(" "))}">${loader}</script>`;
  // The script loader comes last: a sign may come as soon as it listens, and then it looks for the names.
  const written = [...scripts.map(named), start].join("");
  return html
    .replace(pathScript, "")
    .replace(slice, (_, before: string, __, after: string) => before + written + after);
}
