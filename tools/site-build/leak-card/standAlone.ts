import { pathScript, slice } from "../script-loader/rewritePage";

const fontPreload = /<link rel="preload"[^>]* as="font"[^>]*>/g;
const fontFace = /@font-face\{[^}]*\}/g;

/**
 * Removes Gatsby's scripts and all fonts from a page, and adds one inline script.
 * @param script the text of that script
 * @throws if Gatsby's scripts are not at their usual place
 */
export function standAlone(html: string, script: string): string {
  if (!slice.test(html)) throw new Error("Gatsby's scripts are not where they used to be");
  return html
    .replace(pathScript, "")
    .replace(fontPreload, "")
    .replace(fontFace, "")
    .replace(slice, () => `<script>${script}</script>`);
}
