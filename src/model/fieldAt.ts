import { z } from "zod";
import type { FieldMeta } from "./fields";
import type { Path } from "./yaml/yamlPlaces";

/** The schema of a field's written value: without `optional`, and before it is transformed. */
export function fieldIn(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional) return fieldIn(schema.unwrap());
  return schema instanceof z.ZodPipe ? fieldIn(schema.in) : schema;
}

const noMeta: FieldMeta = { description: "" };

/** A field's metadata. */
export const metaOf = (field: z.core.$ZodType): FieldMeta =>
  (z.globalRegistry.get(fieldIn(field)) as FieldMeta | undefined) ?? noMeta;

/** The name of zod's type: `string`, `number`, `boolean` … */
export const zodType = (field: z.core.$ZodType): string => field._zod.def.type;

/** The field at `path` in a table of fields; undefined if there is none. */
export function fieldAt(fields: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  let current: z.core.$ZodType | undefined = fieldIn(fields);
  for (const key of path) {
    if (current instanceof z.ZodObject) current = current.shape[String(key)];
    else if (current instanceof z.ZodArray) current = current.element;
    else return undefined;
    current = current && fieldIn(current);
  }
  return current;
}

/** The allowed field names in the group at `path`. */
export function allowedNames(fields: z.core.$ZodType, path: Path): string[] {
  const group = fieldAt(fields, path);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}
