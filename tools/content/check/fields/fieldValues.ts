import { z } from "zod";
import { fieldIn } from "../../../../src/model/fieldAt";
import type { FieldMeta } from "../../../../src/model/fields";
import type { Path } from "../../../../src/model/yaml/yamlPlaces";

/** A field's value and metadata. */
export interface FieldValue {
  path: Path;
  value: unknown;
  meta: FieldMeta;
}

const noMeta: FieldMeta = { description: "" };

/** Returns the name of the field at `path`. */
export const nameOf = (path: Path) => String(path.at(-1));

/** Returns all values in `written` that are fields of the table `field`; the rest may be invalid. */
export function fieldValues(
  field: z.core.$ZodType,
  written: unknown,
  path: Path = [],
): FieldValue[] {
  const schema = fieldIn(field);
  if (schema instanceof z.ZodArray) {
    if (!Array.isArray(written)) return [];
    return written.flatMap((item, index) => fieldValues(schema.element, item, [...path, index]));
  }
  if (schema instanceof z.ZodObject) {
    if (typeof written !== "object" || written === null) return [];
    return Object.entries(schema.shape).flatMap(([key, part]: [string, z.core.$ZodType]) =>
      Object.hasOwn(written, key)
        ? fieldValues(part, (written as Record<string, unknown>)[key], [...path, key])
        : [],
    );
  }
  if (typeof written === "object") return [];
  const meta = (z.globalRegistry.get(schema) as FieldMeta | undefined) ?? noMeta;
  return [{ path, value: written, meta }];
}
