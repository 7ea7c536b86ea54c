import { z } from "zod";
import type { ContentType } from "../../../src/pipeline/contentType";

/** The parts of a JSON Schema that the fields make use of. */
export interface JsonSchema {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  kind?: string;
  minWidth?: number;
  slots?: string[];
}

/** What the table says for programs other than editors'. */
const internal = ["graphql", "kind", "minWidth", "slots"] as const;

/** The table of fields of `type` as a JSON Schema, with the table's own remarks. */
export const annotatedSchema = (type: ContentType) =>
  z.toJSONSchema(type.fields, { io: "input" }) as JsonSchema;

/** The table of fields of `type` as a JSON Schema for editors' programs. */
export function editorSchema(type: ContentType): object {
  return {
    title: type.name,
    description: type.description,
    ...z.toJSONSchema(type.fields, {
      io: "input",
      target: "draft-7",
      override: ({ jsonSchema }) => {
        for (const key of internal) Reflect.deleteProperty(jsonSchema, key);
      },
    }),
  };
}
