import type { BooleanField, Field } from "@sveltia/cms";
import { fieldLabel } from "../../src/model/fieldLabel";
import { limitsOf } from "../content/docs/contentGuide";
import type { JsonSchema } from "../content/docs/jsonSchema";

/** In characters: a field whose maximum length is at least this has several lines. */
const longText = 250;

/** The picture formats in the tables of fields, with their extensions for the file chooser. */
const extensions = { JPEG: ".jpg,.jpeg", PNG: ".png", WebP: ".webp", SVG: ".svg" };

const acceptedBy = (form = "") =>
  Object.entries(extensions)
    .filter(([name]) => form.includes(name))
    .map(([, extension]) => extension)
    .join(",");

/** The properties that every field of a form has. */
type Common = Pick<BooleanField, "name" | "label" | "required" | "hint">;

function hintOf(field: JsonSchema): string {
  const { description = "", form, slots, hasTokens, unique } = field;
  // The form shows the maximum length of a text.
  const saysMore = form ?? slots ?? hasTokens ?? unique;
  const limits = saysMore ? `${limitsOf(field)}.` : "";
  return `${description} ${limits.charAt(0).toUpperCase()}${limits.slice(1)}`.trim();
}

function textField(common: Common, field: JsonSchema): Field {
  const { kind, pattern, form, minLength = 0, maxLength = Infinity } = field;
  if (kind === "picture" || kind === "drawing" || kind === "logo")
    return { ...common, widget: "image", accept: acceptedBy(form), choose_url: false };
  if (kind === "date" || kind === "expiry")
    return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const limits = {
    ...(minLength > 0 && { minlength: minLength }),
    ...(maxLength < Infinity && { maxlength: maxLength }),
    ...(pattern && form && { pattern: [pattern, `Must be ${form}`] as [string, string] }),
  };
  return { ...common, widget: maxLength >= longText && !form ? "text" : "string", ...limits };
}

function listField(common: Common, field: JsonSchema): Field {
  const { items = {}, minItems: min, maxItems: max } = field;
  const list = { ...common, widget: "list" as const, min, max };
  return items.type === "object"
    ? { ...list, fields: formFields(items) }
    : { ...list, field: formField("item", items, true) };
}

function formField(name: string, field: JsonSchema, isRequired: boolean): Field {
  const hint = hintOf(field);
  const common = {
    name,
    label: fieldLabel(name, field.label),
    required: isRequired,
    ...(hint && { hint }),
  };
  const { type, minimum: min, maximum: max } = field;
  if (type === "object") return { ...common, widget: "object", fields: formFields(field) };
  if (type === "array") return listField(common, field);
  if (field.enum) return { ...common, widget: "select", options: field.enum };
  if (type === "boolean") return { ...common, widget: "boolean" };
  if (type === "integer") return { ...common, widget: "number", value_type: "int", min, max };
  if (type === "number") return { ...common, widget: "number", value_type: "float", min, max };
  return textField(common, field);
}

/** Returns the fields of a form for a table of fields, in the same order. */
export const formFields = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties).map(([name, field]) =>
    formField(name, field, required.includes(name)),
  );
