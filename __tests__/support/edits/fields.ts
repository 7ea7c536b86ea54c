import type { z } from "zod";
import { metaOf } from "../../../src/model/fieldAt";
import type { FieldMeta } from "../../../src/model/fields";

/** The names and places of a field, from the file's slug on. */
export type Path = readonly (string | number)[];

/** Decides about the values of a whole file; `given` is what the file has. */
export interface Author {
  /** The value of a text from `min` to `max` characters long. */
  text(field: TextField, given: unknown, path: Path): unknown;
  /** The number of items of a list. */
  count(limits: Limits, given?: number): number;
  /** Whether an optional field of this kind, or a list of such, has a value. */
  has(kind: FieldMeta["kind"], given: unknown, path: Path): boolean;
}

/** The fewest and the most characters or items. */
interface Limits {
  min: number;
  max: number;
}

export interface TextField extends Partial<FieldMeta>, Limits {}

/** The lengths of a text or a list; the last check of a kind is the strictest. */
function limitsOf({ checks = [] }: z.core.$ZodTypeDef): Limits {
  const found = checks.map(({ _zod }) => _zod.def as { minimum?: number; maximum?: number });
  const { minimum: min = 1, maximum: max = 300 } = Object.assign({}, ...found) as (typeof found)[0];
  return { min, max };
}

/** The value of a field, of which the file has `given` or nothing. */
export function write(
  schema: z.core.$ZodType,
  given: unknown,
  author: Author,
  path: Path = [],
): unknown {
  const { def } = schema._zod;
  const { min, max } = limitsOf(def);
  const inner = (field: z.core.$ZodType, value: unknown, ...names: Path) =>
    write(field, value, author, [...path, ...names]);
  switch (def.type) {
    case "optional": {
      const { innerType } = def as z.core.$ZodOptionalDef;
      const { element = innerType } = innerType._zod.def as Partial<z.core.$ZodArrayDef>;
      return author.has(metaOf(element).kind, given, path) ? inner(innerType, given) : undefined;
    }
    case "pipe":
      return inner((def as z.core.$ZodPipeDef).in, given);
    case "string":
      return author.text({ ...metaOf(schema), min, max }, given, path);
    case "array": {
      const { element } = def as z.core.$ZodArrayDef;
      const items = given as unknown[] | undefined;
      return Array.from({ length: author.count({ min, max }, items?.length) }, (_, index) =>
        inner(element, items?.[index % items.length], index),
      );
    }
    case "object": {
      const { shape } = def as z.core.$ZodObjectDef;
      const fields = (given ?? {}) as Record<string, unknown>;
      const values = Object.entries(shape).map(([name, field]): [string, unknown] => {
        return [name, inner(field, fields[name], name)];
      });
      return Object.fromEntries(values.filter(([, value]) => value !== undefined));
    }
    default:
      return given ?? (def.type === "number" ? (schema as z.ZodNumber).minValue : false);
  }
}
