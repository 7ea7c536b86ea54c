import { countOf, isCollection } from "../../../src/model/contentType";
import { contentTypes, typeOf } from "../../../src/model/contentTypes";
import { readFile, type Tree } from "./contentFiles";

/**
 * Whether the site needs this legal document: the leak card shows an alert, and visitors must be told
 * what their browser stores.
 */
const isNeeded = (tree: Tree, file: string) =>
  "alert" in (readFile(tree, file)?.fields ?? {}) || Boolean(tree.get(file)?.includes("`theme`"));

/** Removes entries until each collection has its minimum, or `least` if that is more. */
export function fewestOfEach(tree: Tree, least = 0): void {
  for (const type of contentTypes.filter(isCollection)) {
    const count = Math.max(countOf(type).min, least);
    const rank = (file: string) => Number(isNeeded(tree, file));
    const files = [...tree.keys()].filter((file) => typeOf(file)?.type === type);
    files.sort((one, other) => rank(other) - rank(one));
    for (const file of files.slice(count)) {
      if (isNeeded(tree, file)) continue;
      const slug = typeOf(file)?.slug ?? "";
      if (type.path.includes("<slug>/"))
        for (const other of [...tree.keys()])
          if (other.startsWith(type.path.replace(/<slug>.*/, `${slug}/`))) tree.delete(other);
      tree.delete(file);
      if (type.page) unlink(tree, slug);
    }
  }
  removeUnused(tree);
}

/** Removes pictures that no content file refers to. */
function removeUnused(tree: Tree) {
  const texts = [...tree].filter(([file]) => typeOf(file)).map(([, bytes]) => bytes.toString());
  for (const file of [...tree.keys()]) {
    const name = file.replace(/^.*\//, "");
    if (!typeOf(file) && !texts.some((text) => text.includes(`/${name}`))) tree.delete(file);
  }
}

/** Removes all links to a page: those in text become plain words, and those in fields lead to the contact page. */
function unlink(tree: Tree, slug: string) {
  const inText = new RegExp(`\\[([^\\]]*)\\]\\(/${slug}(?:#[^)]*)?\\)`, "g");
  const inField = new RegExp(`^(.*\\bto: )"?/${slug}(#\\S+?)?"?$`, "gm");
  for (const [file, bytes] of tree) {
    if (!/\.(?:md|yml)$/.test(file)) continue;
    const text = bytes.toString("utf8").replace(inText, "$1").replace(inField, "$1/contact");
    tree.set(file, Buffer.from(text));
  }
}
