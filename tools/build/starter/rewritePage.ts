import { encode } from "html-entities";
import type { PageFiles, PageScript, SiteFiles } from "./pageFiles";
import { nameOf } from "./starterCode";

// Gatsby finds the place of its scripts by these comments when it stitches a warm build.
const slice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;
const pathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;

/** What starts the scripts of pages. */
export interface Start {
  /** The text of the inline script that keeps what is pressed. */
  readonly early: string;
  readonly starter: PageScript;
  readonly shared: SiteFiles["shared"];
}

/**
 * Puts the starter where Gatsby starts its scripts at once. Doing it again changes nothing.
 * @throws where the page asks for scripts that nobody would fetch: Gatsby would then work differently
 */
export function rewritePage(html: string, page: PageFiles, start: Start): string {
  const { early, starter, shared } = start;
  const [, , content] = slice.exec(html) ?? [];
  if (content === undefined) throw new Error("Gatsby's scripts are not where they used to be");
  const known = [...shared.scripts, ...page.scripts];
  for (const [, address = ""] of content.matchAll(/<script[^>]* src="((?!\/starter-)[^"]*)"/g)) {
    if (!known.some(({ src }) => src === address)) throw new Error(`${address} would be left out`);
  }
  const attributes = {
    ...starter,
    "data-scripts": page.scripts.map(nameOf).join(" "),
    "data-data": page.data.join(" "),
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${encode(value)}"`);
  const scripts = `<script>${early}</script><script defer ${written.join(" ")}></script>`;
  return html
    .replace(pathScript, "")
    .replace(slice, (_, before: string, __, after: string) => before + scripts + after);
}
