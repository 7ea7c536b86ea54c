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

/** Converts the table of fields of `type` to a JSON Schema, with our metadata, which VS Code ignores. */
export const jsonSchema = ({ name: title, description, fields }: ContentType) =>
  ({
    title,
    description,
    ...z.toJSONSchema(fields, { io: "input", target: "draft-7" }),
  }) as JsonSchema;
