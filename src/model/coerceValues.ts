import { z } from "zod";
import type { Document } from "yaml";
import { fieldIn, zodType } from "./fieldAt";
import { typedAt, type Path } from "./yaml/yamlPlaces";

/** Whether a value is empty, or a list or group of empty values. */
function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (typeof value === "object" && value !== null) return Object.values(value).every(isEmpty);
  return value === null || value === undefined;
}

/** Removes curly quotation marks around a whole text, which YAML treats as letters. */
const withoutQuotes = (text: string) =>
  text.trim().replace(/^(?:“([^“”]*)”|‘((?:[^‘’]|’(?=\p{L}))*)’)$/u, "$1$2");

const yesPattern = /^(?:yes|on|true)$/i;
const noPattern = /^(?:no|off|false)$/i;

/** A number in quotation marks, or with thousands separators. */
const plainNumber = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** Converts a single value to its field's type, if there is only one way to understand it. */
function coerceValue(type: string, value: unknown, typed: string): unknown {
  if (type === "string") {
    if (typeof value === "number" || typeof value === "boolean") return typed;
    return typeof value === "string" ? withoutQuotes(value) : value;
  }
  if (typeof value !== "string") return value;
  const text = withoutQuotes(value);
  if (type === "boolean" && yesPattern.test(text)) return true;
  if (type === "boolean" && noPattern.test(text)) return false;
  return type === "number" && plainNumber.test(text) ? Number(text.replaceAll(",", "")) : value;
}

/**
 * Coerces a file's values to the types in the table of fields: `size: 12` becomes a text, `yes` becomes
 * true, `"2,000"` a number, and an empty optional field is removed. Other values are unchanged.
 * @param schema the part of the table that `value` belongs to
 * @param document the file, which has the values as they were typed
 */
export function coerceValues(
  schema: z.core.$ZodType,
  value: unknown,
  document: Document,
  path: Path = [],
): unknown {
  const field = fieldIn(schema);
  if (field instanceof z.ZodArray)
    return Array.isArray(value)
      ? value.map((item, index) => coerceValues(field.element, item, document, [...path, index]))
      : value;
  if (!(field instanceof z.ZodObject))
    return coerceValue(zodType(field), value, typedAt(document, path));
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { shape } = field;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      const part = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (!part) return [[name, inner]];
      const coerced = coerceValues(part, inner, document, [...path, name]);
      return part instanceof z.ZodOptional && isEmpty(coerced) ? [] : [[name, coerced]];
    }),
  );
}
