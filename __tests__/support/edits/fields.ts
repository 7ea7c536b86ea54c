import type { z } from "zod";

/** Writes a text of at most `length` characters that contains all `slots`. */
export type Author = (length: number, slots: readonly string[]) => string;

interface Meta {
  kind?: string;
  slots?: readonly string[];
}

interface Length {
  minimum?: number;
  maximum?: number;
}

/** The minimum or maximum number of items of a list. */
function limit(schema: z.core.$ZodType, name: keyof Length): number {
  const lengths = (schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def as Length);
  return lengths.find((length) => length[name] !== undefined)?.[name] ?? 0;
}

/** A text field's new value; fields with a fixed format keep theirs. */
function rewritten(schema: z.ZodString, value: unknown, author: Author): unknown {
  const { kind, slots = [] } = (schema.meta() ?? {}) as Meta;
  const length = schema.maxLength ?? 300;
  if (slots.length > 0) return author(length, slots);
  const hasFormat = (schema.def.checks ?? []).some(
    ({ _zod }) => "format" in _zod.def && _zod.def.format === "regex",
  );
  return kind === "text" && !hasFormat ? author(length, slots) : value;
}

/**
 * The value with every text replaced, and with every list as long as its table of fields allows.
 */
export function fullest(schema: z.core.$ZodType, value: unknown, author: Author): unknown {
  const { def } = schema._zod;
  const fill = (inner: z.core.$ZodType, given: unknown) => fullest(inner, given, author);
  if (def.type === "optional") return fill((def as z.core.$ZodOptionalDef).innerType, value);
  if (def.type === "string") return rewritten(schema as z.ZodString, value, author);
  if (value === undefined) return undefined;
  if (def.type === "array") {
    const items = value as unknown[];
    const length = items.length && limit(schema, "maximum");
    const { element } = def as z.core.$ZodArrayDef;
    return Array.from({ length }, (_, index) => fill(element, items[index % items.length]));
  }
  return def.type === "object" ? eachField(def, value, fill) : value;
}

/** The value without its optional fields, and with the shortest lists. */
export function least(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = schema._zod;
  if (def.type === "optional") return undefined;
  if (def.type === "array") {
    const { element } = def as z.core.$ZodArrayDef;
    return (value as unknown[])
      .slice(0, limit(schema, "minimum"))
      .map((item) => least(element, item));
  }
  return def.type === "object" ? eachField(def, value, least) : value;
}

function eachField(
  def: z.core.$ZodTypeDef,
  value: unknown,
  change: (schema: z.core.$ZodType, value: unknown) => unknown,
) {
  const { shape } = def as z.core.$ZodObjectDef;
  const fields = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(shape)
      .map(([name, field]) => [name, change(field, fields[name])] as const)
      .filter(([, changed]) => changed !== undefined),
  );
}
