import { z } from "zod";
import type { Document } from "yaml";
import { fieldIn } from "./fieldAt";
import { typedAt, type Path } from "./yaml/yamlPlaces";

/** Nothing, or a list or group of nothing. */
function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (typeof value === "object" && value !== null) return Object.values(value).every(isEmpty);
  return value === null || value === undefined;
}

/** A text without the curly quotation marks round the whole of it, which YAML takes for letters. */
export const withoutQuotes = (text: string) =>
  text.trim().replace(/^(?:“([^“”]*)”|‘((?:[^‘’]|’(?=\p{L}))*)’)$/u, "$1$2");

const yes = /^(?:yes|on|true)$/i;
const no = /^(?:no|off|false)$/i;

/** A number that stands in quotation marks, or has commas between its thousands. */
const plainNumber = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** A single value as its field wants it, where there is only one way to understand it. */
function valueAsMeant(wanted: string, value: unknown, typed: string): unknown {
  if (wanted === "string") {
    if (typeof value === "number" || typeof value === "boolean") return typed;
    return typeof value === "string" ? withoutQuotes(value) : value;
  }
  if (typeof value !== "string") return value;
  const text = withoutQuotes(value);
  if (wanted === "boolean" && yes.test(text)) return true;
  if (wanted === "boolean" && no.test(text)) return false;
  return wanted === "number" && plainNumber.test(text) ? Number(text.replaceAll(",", "")) : value;
}

/**
 * What a file's values mean to its table of fields: `size: 12` is a text, `yes` is true, `"2,000"`
 * a number, and an optional field without a value is left out. What is not understood stays.
 * @param schema the part of the table that `value` belongs to
 * @param document the file, for a value as it is typed
 */
export function asMeant(
  schema: z.core.$ZodType,
  value: unknown,
  document: Document,
  path: Path = [],
): unknown {
  const field = fieldIn(schema);
  if (field instanceof z.ZodArray)
    return Array.isArray(value)
      ? value.map((item, index) => asMeant(field.element, item, document, [...path, index]))
      : value;
  if (!(field instanceof z.ZodObject))
    return valueAsMeant(field._zod.def.type, value, typedAt(document, path));
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { shape } = field;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      const part = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (!part) return [[name, inner]];
      const meant = asMeant(part, inner, document, [...path, name]);
      return part instanceof z.ZodOptional && isEmpty(meant) ? [] : [[name, meant]];
    }),
  );
}
