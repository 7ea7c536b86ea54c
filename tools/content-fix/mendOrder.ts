import { isCollection } from "../../src/model/contentType";
import { contentTypes, typeOf } from "../../src/model/contentTypes";
import { textFile } from "../../src/model/problems";
import { readContent } from "../../src/model/readContent";

interface Placed {
  path: string;
  order: number;
  name: string;
}

/** The entries of a kind that name a place, as the site shows them. */
function placedEntries(texts: ReadonlyMap<string, string>, kind: string): Placed[] {
  const placed = [...texts].flatMap(([path, text]): Placed[] => {
    const type = typeOf(path)?.type;
    if (type?.name !== kind) return [];
    const { order, name, title } = readContent(type, textFile(path, text)).fields ?? {};
    return typeof order === "number" ? [{ path, order, name: String(name ?? title) }] : [];
  });
  return placed.sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));
}

/**
 * The texts in which an entry's place is another, because two entries named the same; the order on
 * the site stays as it is.
 * @param texts the content files by their path below content/
 */
export function mendOrder(texts: ReadonlyMap<string, string>): Map<string, string> {
  const mended = new Map<string, string>();
  for (const { name } of contentTypes.filter(isCollection)) {
    let last = 0;
    for (const { path, order } of placedEntries(texts, name)) {
      last = Math.max(order, last + 1);
      const text = texts.get(path) ?? "";
      if (last !== order) mended.set(path, text.replace(/^order:.*$/m, `order: ${last}`));
    }
  }
  return mended;
}
