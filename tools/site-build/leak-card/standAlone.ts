const slice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/;
const pathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;
const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g;
const fontFace = /@font-face\{[^}]*\}/g;

/**
 * Makes a page's HTML all that it needs: without Gatsby's scripts and without fonts, with one inline
 * script at most. Doing it again changes nothing.
 * @param script the text of that script; none where it is empty
 * @throws where Gatsby's scripts are not where they used to be
 */
export function standAlone(html: string, script: string): string {
  if (!slice.test(html)) throw new Error("Gatsby's scripts are not where they used to be");
  const own = script && `<script>${script}</script>`;
  return html
    .replace(pathScript, "")
    .replace(fontPreload, "")
    .replace(fontFace, "")
    .replace(slice, (_, before: string, after: string) => before + own + after);
}
