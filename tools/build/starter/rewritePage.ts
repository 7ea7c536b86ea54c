import { encode } from "html-entities";
import type { PageFiles } from "./pageFiles";

// Gatsby finds the place of its scripts by these comments when it stitches a warm build.
const slice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/;
const pathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;

/**
 * Puts the starter where Gatsby starts its scripts at once. Doing it again changes nothing.
 * @throws where the page asks for other scripts than `files` says: Gatsby would then work differently
 */
export function rewritePage(html: string, files: PageFiles, code: string): string {
  const [, , content] = slice.exec(html) ?? [];
  if (content === undefined) throw new Error("Gatsby's scripts are not where they used to be");
  for (const [, address = ""] of content.matchAll(/<script[^>]* src="([^"]*)"/g)) {
    if (!files.scripts.some(({ src }) => src === address))
      throw new Error(`${address} would be left out`);
  }
  const { hash, scripts, data } = files;
  const named = scripts.map(({ src, integrity }) => `${src}#${integrity}`);
  const attributes = { hash, scripts: named.join(" "), data: data.join(" ") };
  const written = Object.entries(attributes).map(
    ([name, value]) => `data-${name}="${encode(value)}"`,
  );
  const starter = `<script ${written.join(" ")}>${code}</script>`;
  return html
    .replace(pathScript, "")
    .replace(slice, (_, start: string, __, end: string) => start + starter + end);
}
