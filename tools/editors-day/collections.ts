import { isCollection, type ContentType } from "../../src/pipeline/contentType";
import { contentTypes, typeOf } from "../../src/pipeline/contentTypes";
import { lastPlace } from "../../src/pipeline/fields";
import { changeFile, readFile, type Tree } from "./contentFiles";
import { newWords } from "./newWords";
import { relink } from "./relink";

/** The kinds of content of which there may be many files. */
export const collections = contentTypes.filter(isCollection);

/** The files of a kind, in the order in which the site shows them. */
export function filesOf(tree: Tree, type: ContentType): string[] {
  const files = [...tree.keys()].filter((file) => typeOf(file)?.type === type);
  const orderOf = (file: string) => Number(readFile(tree, file)?.fields.order ?? lastPlace);
  return files.sort((one, other) => orderOf(one) - orderOf(other));
}

/** Adds one entry to each collection, after the model of its first. */
export function oneMoreOfEach(tree: Tree): string {
  const added = collections.flatMap((type) => {
    const files = filesOf(tree, type);
    const [model] = files;
    if (!model || files.length >= type.count.max) return [];
    const slug = typeOf(model)?.slug ?? "";
    const folder = type.path.includes("<slug>/")
      ? type.path.replace(/<slug>.*/, `${slug}/`)
      : model;
    for (const [file, bytes] of [...tree])
      if (file.startsWith(folder)) tree.set(file.replace(slug, "one-more"), bytes);
    const file = model.replace(slug, "one-more");
    changeFile(tree, file, ({ fields }) => {
      for (const name of ["title", "name", "linkLabel"])
        if (name in fields) fields[name] = newWords(40);
      fields.order = files.length + 1;
    });
    return [file];
  });
  return `added: ${added.join(", ")}`;
}

/** Turns the order of each collection around. */
export function turnOrderAround(tree: Tree): string {
  for (const type of collections) {
    const files = filesOf(tree, type);
    files.forEach((file, index) =>
      changeFile(tree, file, ({ fields }) => void (fields.order = files.length - index)),
    );
  }
  return "each collection is in the opposite order";
}

/** Renames the last document, with the links to it, and the last service. */
export function rename(tree: Tree): string {
  const renamed = collections.flatMap((type) => {
    const file = filesOf(tree, type).at(-1);
    if (!file || !["LegalDocument", "Service"].includes(type.name)) return [];
    const slug = typeOf(file)?.slug ?? "";
    const renamedFile = file.replace(slug, "renamed");
    tree.set(renamedFile, tree.get(file) as Buffer);
    tree.delete(file);
    if (type.page) relink(tree, slug, "/renamed");
    return [`${file} is now ${renamedFile}`];
  });
  return renamed.join(", ");
}

/** Takes entries away until each collection has the fewest that it may have, or `least`. */
export function fewestOfEach(tree: Tree, least = 0): string {
  const left = collections.map((type) => {
    const count = Math.max(type.count.min, least);
    for (const file of filesOf(tree, type).slice(count)) {
      const slug = typeOf(file)?.slug ?? "";
      if (type.path.includes("<slug>/"))
        for (const other of [...tree.keys()])
          if (other.startsWith(type.path.replace(/<slug>.*/, `${slug}/`))) tree.delete(other);
      tree.delete(file);
      if (type.page) relink(tree, slug);
    }
    return `${type.path}: ${count}`;
  });
  removeUnused(tree);
  return `the fewest entries are left: ${left.join(", ")}`;
}

/** Removes pictures that no content file names any more. */
function removeUnused(tree: Tree) {
  const texts = [...tree].filter(([file]) => typeOf(file)).map(([, bytes]) => bytes.toString());
  for (const file of [...tree.keys()]) {
    const name = file.replace(/^.*\//, "");
    if (!typeOf(file) && !texts.some((text) => text.includes(`/${name}`))) tree.delete(file);
  }
}
