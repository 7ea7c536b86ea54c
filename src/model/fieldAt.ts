import { z } from "zod";
import type { FieldMeta } from "./fields";
import type { Path } from "./yaml/yamlPlaces";

/** The schema of a field's written value: without `optional`, and before it is transformed. */
export function fieldIn(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional) return fieldIn(schema.unwrap());
  return schema instanceof z.ZodPipe ? fieldIn(schema.in) : schema;
}

/** A field's metadata. */
export const metaOf = (field: z.core.$ZodType): FieldMeta =>
  z.globalRegistry.get(fieldIn(field)) ?? {};

/** The name of zod's type: `string`, `number`, `boolean` … */
export const zodType = (field: z.core.$ZodType): string => field._zod.def.type;

/** The fields of a group; none for any other field. */
export const shapeOf = (field: z.core.$ZodType) =>
  field instanceof z.ZodObject ? field.shape : {};

/** The field at `path` in a table of fields; the last one that exists if there is none. */
export const fieldAt = (table: z.ZodObject, path: Path) =>
  path.reduce((field: z.core.$ZodType, key) => {
    const inner = field instanceof z.ZodArray ? field.element : shapeOf(field)[String(key)];
    return inner ? fieldIn(inner) : field;
  }, table);
