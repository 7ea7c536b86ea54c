import { isScalar, parseDocument, visit, type Scalar } from "yaml";
import { z } from "zod";
import { withoutQuotes } from "../../../src/model/coerceValues";
import type { ContentType } from "../../../src/model/contentType";
import { fieldAt, zodType } from "../../../src/model/fieldAt";

/** A part of a text, and the words that replace it. */
interface Change {
  start: number;
  end: number;
  words: string;
}

/** Returns the names of all fields of a table, on all levels. */
function namesIn(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodOptional) return namesIn(schema.unwrap());
  if (schema instanceof z.ZodArray) return namesIn(schema.element);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => [name, ...namesIn(field)]);
}

/** Adds a space after a field's colon if YAML cannot parse the field without it. */
function spaceColons(yaml: string, names: readonly string[]): string {
  const field = new RegExp(`^([ ]*(?:- )*(?:${names.join("|")})):(?=[^\\s])`);
  let text = yaml;
  for (let added = 0; added < names.length; added += 1) {
    const [error] = parseDocument(text, { prettyErrors: false }).errors;
    if (!error) return text;
    const start = text.lastIndexOf("\n", error.pos[0] - 1) + 1;
    const rest = text.slice(start).replace(field, "$1: ");
    if (rest === text.slice(start)) return text;
    text = text.slice(0, start) + rest;
  }
  return text;
}

/** Returns the source that a value should have; undefined if it is correct. */
function wordsFor(node: Scalar, isText: boolean): string | undefined {
  if (typeof node.value === "string") {
    const inner = withoutQuotes(node.value);
    return node.type === "PLAIN" && inner !== node.value.trim() ? JSON.stringify(inner) : undefined;
  }
  // The browser editor would drop leading zeros and plus signs of a number.
  return isText && node.value !== null ? JSON.stringify(node.source ?? "") : undefined;
}

function changesOf(yaml: string, type: ContentType): Change[] {
  const document = parseDocument(yaml, { prettyErrors: false });
  if (document.errors.length > 0) return [];
  const changes: Change[] = [];
  visit(document, (key, node, ancestors) => {
    if (!isScalar(node) || key === "key" || !node.range) return;
    const path = ancestors.flatMap((parent, index): PropertyKey[] => {
      const child: unknown = ancestors[index + 1] ?? node;
      if ("items" in parent && Array.isArray(parent.items) && !("key" in (child as object)))
        return [(parent.items as unknown[]).indexOf(child)];
      return "key" in parent && isScalar(parent.key) ? [String(parent.key.value)] : [];
    });
    const field = fieldAt(type.fields, path);
    const words = wordsFor(node, field !== undefined && zodType(field) === "string");
    if (words !== undefined) changes.push({ start: node.range[0], end: node.range[1], words });
  });
  return changes;
}

/** Fixes the YAML of a file of `type`; adds each change to `done`. */
export function fixYaml(yaml: string, type: ContentType, done: string[]): string {
  const spaced = yaml.replaceAll(/^[ \t]+/gm, (start) => start.replaceAll("\t", "  "));
  if (spaced !== yaml) done.push("replaced each tab at the start of a line with two spaces");
  const readable = spaceColons(spaced, namesIn(type.fields));
  if (readable !== spaced) done.push("added a space after a colon");
  const changes = changesOf(readable, type).sort((a, b) => b.start - a.start);
  if (changes.length > 0) done.push("wrote quotation marks that YAML reads");
  return changes.reduce(
    (text, { start, end, words }) => text.slice(0, start) + words + text.slice(end),
    readable,
  );
}
