import type { Tree } from "./contentFiles";

/**
 * Points all links to a page at `target`. Without `target`, links in text become plain words, and
 * links in fields lead to the contact page.
 */
export function relink(tree: Tree, slug: string, target?: string) {
  const inText = new RegExp(`\\[([^\\]]*)\\]\\(/${slug}(#[^)]*)?\\)`, "g");
  const inField = new RegExp(`^(.*\\bto: )"?/${slug}(#\\S+?)?"?$`, "gm");
  for (const [file, bytes] of tree) {
    if (!/\.(?:md|yml)$/.test(file)) continue;
    const text = bytes
      .toString("utf8")
      .replace(inText, (_, label: string, anchor = "") =>
        target ? `[${label}](${target}${anchor})` : label,
      )
      .replace(inField, (_, start: string, anchor = "") =>
        target ? `${start}${target}${anchor}` : `${start}/contact`,
      );
    tree.set(file, Buffer.from(text));
  }
}
