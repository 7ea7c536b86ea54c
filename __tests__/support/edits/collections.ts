import { countOf, isCollection, type ContentType } from "../../../src/model/contentType";
import { contentTypes, typeOf } from "../../../src/model/contentTypes";
import { lastPlace } from "../../../src/model/fields";
import { changeFile, readFile, type Tree } from "./contentFiles";
import { newWords } from "./newWords";
import { relink } from "./relink";

/** The types of content that may have many files. */
export const collections = contentTypes.filter(isCollection);

const hasOrder = ({ fields }: ContentType) => "order" in fields.shape;

/** The files of a type, in the order in which the site shows them. */
export function filesOf(tree: Tree, type: ContentType): string[] {
  const files = [...tree.keys()].filter((file) => typeOf(file)?.type === type);
  const orderOf = (file: string) => Number(readFile(tree, file)?.fields.order ?? lastPlace);
  return files.sort((one, other) => orderOf(one) - orderOf(other));
}

/** Adds a copy of each collection's first entry under another name. */
export function oneMoreOfEach(tree: Tree): void {
  for (const type of collections) {
    const files = filesOf(tree, type);
    const [model] = files;
    if (!model || files.length >= countOf(type).max) continue;
    const slug = typeOf(model)?.slug ?? "";
    // Two collections with pages may share the start of their routes.
    const name = `one-more-${type.name.toLowerCase()}`;
    const folder = type.path.includes("<slug>/")
      ? type.path.replace(/<slug>.*/, `${slug}/`)
      : model;
    for (const [file, bytes] of [...tree])
      if (file.startsWith(folder)) tree.set(file.replace(slug, name), bytes);
    const file = model.replace(slug, name);
    changeFile(tree, file, ({ fields }) => {
      for (const name of ["title", "name", "linkLabel"])
        if (name in fields) fields[name] = newWords(40);
      if (hasOrder(type)) fields.order = files.length + 1;
    });
  }
}

/** Reverses the order of each collection that has one. */
export function reverseOrder(tree: Tree): void {
  for (const type of collections.filter(hasOrder)) {
    const files = filesOf(tree, type);
    files.forEach((file, index) =>
      changeFile(tree, file, ({ fields }) => void (fields.order = files.length - index)),
    );
  }
}

/** Renames the last legal document, with the links to it, and the last service. */
export function rename(tree: Tree): void {
  for (const type of collections) {
    const file = filesOf(tree, type).at(-1);
    if (!file || !["LegalDocument", "Service"].includes(type.name)) continue;
    const slug = typeOf(file)?.slug ?? "";
    const renamedFile = file.replace(slug, "renamed");
    tree.set(renamedFile, tree.get(file) as Buffer);
    tree.delete(file);
    if (type.page) relink(tree, slug, "/renamed");
  }
}

/**
 * Whether the site needs this legal document: the leak card shows an alert, and visitors must be told
 * what their browser stores.
 */
const isNeeded = (tree: Tree, file: string) =>
  "alert" in (readFile(tree, file)?.fields ?? {}) || Boolean(tree.get(file)?.includes("`theme`"));

/** Removes entries until each collection has its minimum, or `least` if that is more. */
export function fewestOfEach(tree: Tree, least = 0): void {
  for (const type of collections) {
    const count = Math.max(countOf(type).min, least);
    const rank = (file: string) => Number(isNeeded(tree, file));
    const files = filesOf(tree, type).sort((one, other) => rank(other) - rank(one));
    for (const file of files.slice(count)) {
      if (isNeeded(tree, file)) continue;
      const slug = typeOf(file)?.slug ?? "";
      if (type.path.includes("<slug>/"))
        for (const other of [...tree.keys()])
          if (other.startsWith(type.path.replace(/<slug>.*/, `${slug}/`))) tree.delete(other);
      tree.delete(file);
      if (type.page) relink(tree, slug);
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
