import sharp from "sharp";
import { isCollection, type ContentType } from "../../src/pipeline/contentType";
import { contentTypes, typeOf } from "../../src/pipeline/contentTypes";
import { readFile, rewrite, writeFile, type Tree, type Written } from "./contentFiles";
import { reworded } from "./fields";
import { newSentence, newWords } from "./newWords";

const collections = contentTypes.filter(isCollection);

/** The files of a kind, in the order in which the site shows them. */
function filesOf(tree: Tree, type: ContentType): string[] {
  const files = [...tree.keys()].filter((file) => typeOf(file)?.type === type);
  const orderOf = (file: string) => Number(readFile(tree, file)?.fields.order ?? 0);
  return files.sort((one, other) => orderOf(one) - orderOf(other));
}

const change = (tree: Tree, file: string, edit: (written: Written) => void) => {
  const read = readFile(tree, file);
  if (!read) throw new Error(`${file} is not there`);
  edit(read);
  writeFile(tree, file, read);
};

/** Running text with another sentence in the place of each line that is nothing but words. */
const otherLines = (body: string) => body.replaceAll(/^\p{L}[^[\]{}|*_`<>#\n]*$/gmu, newSentence);

/** Gives every text field, and every plain line below the fields, other words. */
export function rewordEverything(tree: Tree): string {
  rewrite(tree, (type, { fields, body }) => ({
    fields: reworded(type.fields, fields, newWords) as Record<string, unknown>,
    body: otherLines(body),
  }));
  return "every text field and every plain line of every file has other words";
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
    change(tree, file, ({ fields }) => {
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
      change(tree, file, ({ fields }) => void (fields.order = files.length - index)),
    );
  }
  return "each collection is in the opposite order";
}

/** Changes prices, figures, dates, telephone, addresses and the place on the map. */
export function changeFigures(tree: Tree): string {
  for (const type of collections) {
    filesOf(tree, type).forEach((file, index) =>
      change(tree, file, ({ fields }) => {
        if ("price" in fields) fields.price = `${index % 2 ? "₦" : ""}${index + 1},234.50`;
        if ("updated" in fields) fields.updated = `2024-0${(index % 9) + 1}-15`;
      }),
    );
  }
  change(tree, "site/company.yml", ({ fields }) => {
    const map = fields.map as Record<string, number>;
    Object.assign(fields, {
      telephone: "+234 809 111 2223",
      whatsapp: "2348091112224",
      email: "someone.else@market.ng",
      map: { ...map, latitude: 7.25, longitude: 5.2 },
      social: [{ label: newWords(40), url: "https://social.ng/another" }],
    });
  });
  change(tree, "site/home.yml", ({ fields }) => {
    const { counters } = fields.about as { counters: { value: number; seconds: number }[] };
    counters.forEach((counter, index) => {
      counter.value = 1234 * index + 5;
      counter.seconds = index + 1;
    });
  });
  return "prices, figures, dates, telephone, addresses and the place on the map are others";
}

/** Exchanges every photo for a plain one of its size, and the drawings of a folder among each other. */
export async function exchangePictures(tree: Tree): Promise<string> {
  const photos = [...tree.keys()].filter((file) => /\.(?:jpe?g|png|webp)$/.test(file));
  for (const [index, file] of photos.entries()) {
    const { width, height, format } = await sharp(tree.get(file)).metadata();
    const background = { r: 10, g: 30 + ((index * 40) % 160), b: 60 };
    const plain = sharp({ create: { width, height, channels: 3, background } });
    tree.set(file, await plain.toFormat(format).toBuffer());
  }
  for (const folder of ["services/", "partners/"]) {
    const drawings = [...tree].filter(([file]) => file.startsWith(folder) && file.endsWith(".svg"));
    drawings.forEach(([file], index) => {
      const [, other] = drawings[(index + 1) % drawings.length] ?? [];
      if (other) tree.set(file, other);
    });
  }
  return `${photos.length} photos are others, and the drawings have changed places`;
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

/** Leads all links to a page elsewhere; without `target` they become plain words, or lead home. */
function relink(tree: Tree, slug: string, target?: string) {
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

/** Takes entries away until each collection has the fewest that it may have. */
export function fewestOfEach(tree: Tree): string {
  const left = collections.map((type) => {
    for (const file of filesOf(tree, type).slice(type.count.min)) {
      const slug = typeOf(file)?.slug ?? "";
      if (type.path.includes("<slug>/"))
        for (const other of [...tree.keys()])
          if (other.startsWith(type.path.replace(/<slug>.*/, `${slug}/`))) tree.delete(other);
      tree.delete(file);
      if (type.page) relink(tree, slug);
    }
    return `${type.path}: ${type.count.min}`;
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
