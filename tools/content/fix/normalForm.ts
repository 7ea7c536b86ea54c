import { Document, isMap, isPair, isSeq, parseDocument, visit, type ParsedNode } from "yaml";
import type { ContentType } from "../../../src/model/contentType";
import { fieldAt, shapeOf } from "../../../src/model/fieldAt";
import type { Path } from "../../../src/model/yaml/yamlPlaces";

/** The YAML style of the browser editor, which cannot be configured. */
const style = { indent: 2, indentSeq: true, lineWidth: 0, singleQuote: true } as const;

const opening = /^---\n([\s\S]*?\n)---(?:\n([\s\S]*))?$/;

/** Sorts the fields of the group at `path`, and of its groups, in the order of their table. */
function sortFields(node: unknown, table: ContentType["fields"], path: Path = []): void {
  if (isSeq(node))
    for (const [index, item] of node.items.entries()) sortFields(item, table, [...path, index]);
  if (!isMap(node)) return;
  const names = Object.keys(shapeOf(fieldAt(table, path)));
  const place = (pair: unknown) => (isPair(pair) ? names.indexOf(String(pair.key)) : -1);
  node.items.sort((one, other) => place(one) - place(other));
  for (const { key, value } of node.items) sortFields(value, table, [...path, String(key)]);
}

/** Removes optional style: quotes, folding, braces, empty lines. Comments stay. */
function dropStyle(document: Document.Parsed<ParsedNode>): void {
  visit(document, {
    Scalar(_key, node) {
      delete node.type;
      delete node.spaceBefore;
      // A telephone number without quotes: as a number it would lose its zero or plus sign.
      if (typeof node.value === "number" && /^[+0]\d/.test(node.source ?? ""))
        node.value = node.source;
      if (typeof node.value === "string") delete node.source;
    },
    Collection(_key, node) {
      node.flow = false;
      delete node.spaceBefore;
    },
  });
}

function yamlForm(type: ContentType, yaml: string): string | undefined {
  const document = parseDocument(yaml, { keepSourceTokens: false });
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined;
  sortFields(document.contents, type.fields);
  dropStyle(document);
  return `${document.toString(style).trim()}\n`;
}

/**
 * Formats a content file like the browser editor: fields in the order of their table, one line per text,
 * quotes only if necessary. Values are unchanged, and so are comments, which the editor deletes. A file that cannot be parsed is returned
 * unchanged.
 */
export function normalForm(type: ContentType, text: string): string {
  if (!type.path.endsWith(".md")) return yamlForm(type, text) ?? text;
  const [, head, body = ""] = opening.exec(text) ?? [];
  const yaml = head === undefined ? undefined : yamlForm(type, head);
  if (yaml === undefined) return text;
  const words = body.replace(/^\n+/, "").trimEnd();
  return `---\n${yaml}---\n${words && `\n${words}\n`}`;
}
