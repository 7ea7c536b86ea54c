import { z } from "zod";
import type { ContentType } from "../../../src/model/contentType";
import type { FieldMeta } from "../../../src/model/fields";

type Limit = "minLength" | "maxLength" | "minimum" | "maximum" | "minItems" | "maxItems";

/** The parts of a JSON Schema that the documentation and the forms show, and the metadata of the field. */
export interface JsonSchema extends Partial<FieldMeta>, Partial<Record<Limit, number>> {
  type?: string;
  required?: string[];
  enum?: string[];
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

/** Converts the table of fields of `type` to a JSON Schema, with our metadata. */
export const annotatedSchema = (type: ContentType) =>
  z.toJSONSchema(type.fields, { io: "input" }) as JsonSchema;

/** Converts the table of fields of `type` to a JSON Schema for VS Code, without our metadata. */
export function editorSchema(type: ContentType): object {
  return {
    title: type.name,
    description: type.description,
    ...z.toJSONSchema(type.fields, {
      io: "input",
      target: "draft-7",
      override: ({ zodSchema, jsonSchema }) => {
        const own = Object.keys(z.globalRegistry.get(zodSchema) ?? {});
        for (const key of own) if (key !== "description") Reflect.deleteProperty(jsonSchema, key);
      },
    }),
  };
}
