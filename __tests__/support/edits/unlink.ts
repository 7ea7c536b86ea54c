import type { Tree } from "./contentFiles";

/** Removes all links to a page: those in text become plain words, and those in fields lead to the contact page. */
export function unlink(tree: Tree, slug: string) {
  const inText = new RegExp(`\\[([^\\]]*)\\]\\(/${slug}(?:#[^)]*)?\\)`, "g");
  const inField = new RegExp(`^(.*\\bto: )"?/${slug}(#\\S+?)?"?$`, "gm");
  for (const [file, bytes] of tree) {
    if (!/\.(?:md|yml)$/.test(file)) continue;
    const text = bytes.toString("utf8").replace(inText, "$1").replace(inField, "$1/contact");
    tree.set(file, Buffer.from(text));
  }
}
