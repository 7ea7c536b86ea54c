import type { Point } from "unist";
import { z } from "zod";
import { fieldIn, metaOf } from "../../../../src/model/fieldAt";
import type { FieldMeta } from "../../../../src/model/fields";
import type { ReadContent } from "../../../../src/model/readContent";
import type { Path } from "../../../../src/model/yaml/yamlPlaces";

/** A field of a content file; its value may be invalid. */
export interface FieldValue {
  path: Path;
  name: string;
  value: unknown;
  meta: FieldMeta;
  /** The position of the value. */
  point: Point;
}

/** Returns all values in `written` that are fields of the table `field`. */
export function fieldValues(
  field: z.core.$ZodType,
  written: unknown,
  pointOf: ReadContent["pointOf"],
  path: Path = [],
): FieldValue[] {
  const schema = fieldIn(field);
  const inside = (part: z.core.$ZodType, value: unknown, key: string | number) =>
    fieldValues(part, value, pointOf, [...path, key]);
  if (schema instanceof z.ZodArray) {
    if (!Array.isArray(written)) return [];
    return written.flatMap((item, index) => inside(schema.element, item, index));
  }
  if (schema instanceof z.ZodObject) {
    if (typeof written !== "object" || written === null) return [];
    return Object.entries(schema.shape).flatMap(([key, part]: [string, z.core.$ZodType]) =>
      Object.hasOwn(written, key)
        ? inside(part, (written as Record<string, unknown>)[key], key)
        : [],
    );
  }
  if (typeof written === "object") return [];
  return [
    {
      path,
      name: String(path.at(-1)),
      value: written,
      meta: metaOf(schema),
      point: pointOf(path),
    },
  ];
}
