import { isMap, isNode, isScalar, isSeq, type Document } from "yaml";

export type Path = readonly PropertyKey[];

const startOf = (node: unknown) => (isNode(node) ? node.range?.[0] : undefined);

/**
 * The offsets of the field at `path`: `key` of its name, or of a list item's content after the hyphen; `value` of its
 * value, or of its name if it is empty. Undefined if the document does not contain it.
 */
export function spotOf(document: Document, path: Path) {
  let node: unknown = document.contents;
  let spot = { key: 0, value: startOf(node) ?? 0 };
  for (const key of path) {
    let name: unknown;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
      if (!pair) return undefined;
      name = pair.key;
      node = pair.value;
    } else if (isSeq(node) && Number(key) in node.items) {
      node = name = node.items[Number(key)];
    } else return undefined;
    const at = startOf(name) ?? spot.value;
    const isEmpty = node === null || (isScalar(node) && node.value === null && !node.source);
    spot = { key: at, value: isEmpty ? at : (startOf(node) ?? at) };
  }
  return spot;
}

/** The scalar at `path` as it was typed, before YAML converts it to a number or boolean. */
export function typedAt(document: Document, path: Path): string {
  const node = document.getIn(path, true);
  return isScalar(node) ? (node.source ?? "") : "";
}

/** The offset of the nearest group above `path` that exists; that of the whole document is 0. */
export function groupOffset(document: Document, path: Path): number {
  const group = path.slice(0, -1);
  return spotOf(document, group)?.key ?? groupOffset(document, group);
}
