import { z } from "zod";
import type { Document } from "yaml";
import { fieldIn, metaOf, zodType } from "./fieldAt";
import type { FieldMeta } from "./fields";
import { typedAt, type Path } from "./yaml/yamlPlaces";

/** The value of a field, which may be invalid, but is not empty. */
export interface FieldValue {
  path: Path;
  name: string;
  value: unknown;
  meta: FieldMeta;
  isOptional: boolean;
}

/** Whether a value is empty, or a list or group of empty values. */
function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (typeof value === "object" && value !== null) return Object.values(value).every(isEmpty);
  return value === null || value === undefined;
}

/** Removes curly quotation marks around a whole value, which YAML treats as letters; a text shows them. */
const withoutQuotes = (text: string) =>
  text.trim().replace(/^(?:“([^“”]*)”|‘((?:[^‘’]|’(?=\p{L}))*)’)$/u, "$1$2");

const yesPattern = /^(?:yes|on|true)$/i;
const noPattern = /^(?:no|off|false)$/i;

/** A number with or without thousands separators; YAML also reads 2.000 as 2, and 010 as 10. */
const plainNumber = /^-?(?:0|[1-9]\d*|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** Converts a single value to its field's type, if there is only one way to understand it. */
function coerceValue(type: string, value: unknown, typed: string, meta: FieldMeta): unknown {
  const isRead = typeof value === "number" || typeof value === "boolean";
  if (type === "string" && isRead) return typed;
  const text = typeof value === "string" ? withoutQuotes(value) : typed;
  if (type === "number" && (typeof value === "number" || typeof value === "string"))
    return plainNumber.test(text) && !(meta.graphql === "Int" && text.includes("."))
      ? Number(text.replaceAll(",", ""))
      : text;
  if (typeof value !== "string") return value;
  if (type === "boolean" && yesPattern.test(text)) return true;
  if (type === "boolean" && noPattern.test(text)) return false;
  if (meta.kind === "text" && !meta.form) return value.trim();
  return type === "string" ? text : value;
}

/**
 * Coerces a file's values to the types in the table of fields: `size: 12` becomes a text, `yes` becomes
 * true, `"2,000"` a number, and an empty optional field is removed. Other values are unchanged.
 * @param schema the part of the table that `value` belongs to
 * @param document the file, which has the values as they were typed
 * @param values receives the values of single fields
 */
export function coerceValues(
  schema: z.core.$ZodType,
  value: unknown,
  document: Document,
  values: FieldValue[] = [],
  path: Path = [],
): unknown {
  const field = fieldIn(schema);
  const inside = (part: z.core.$ZodType, inner: unknown, key: string | number) =>
    coerceValues(part, inner, document, values, [...path, key]);
  if (field instanceof z.ZodArray)
    return Array.isArray(value)
      ? value.map((item, index) => inside(field.element, item, index))
      : value;
  if (!(field instanceof z.ZodObject)) {
    const meta = metaOf(field);
    const coerced = coerceValue(zodType(field), value, typedAt(document, path), meta);
    const isOptional = schema instanceof z.ZodOptional;
    if (typeof coerced !== "object" && !isEmpty(coerced))
      values.push({ path, name: String(path.at(-1)), value: coerced, meta, isOptional });
    return coerced;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { shape } = field;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      const part = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (!part) return [[name, inner]];
      const coerced = inside(part, inner, name);
      return part instanceof z.ZodOptional && isEmpty(coerced) ? [] : [[name, coerced]];
    }),
  );
}
