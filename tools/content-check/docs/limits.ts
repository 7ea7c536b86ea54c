import type { JsonSchema } from "./jsonSchema";

const range = (noun: string, min?: number, max?: number) => {
  if (min !== undefined && min === max) return `${min} ${noun}`;
  if (min !== undefined && max !== undefined) return `${min} to ${max} ${noun}`;
  return max === undefined ? noun : `at most ${max} ${noun}`;
};

const kinds: Readonly<Record<string, string>> = {
  picture: "a JPEG, PNG or WebP file, such as ./name.jpg",
  mark: "an SVG file, such as ./name.svg",
  link: "a page of this site, such as /contact or /#offer",
  externalLink: "an address that starts with https://",
  date: "a day as YYYY-MM-DD",
};

/** What a field may hold, in words. */
export function limitsOf(field: JsonSchema): string {
  const { type, kind, minWidth, slots, minimum, maximum } = field;
  if (field.enum) return `one of ${field.enum.join(", ")}`;
  if (kind && kinds[kind])
    return minWidth ? `${kinds[kind]}, at least ${minWidth} px wide` : (kinds[kind] ?? "");
  if (type === "boolean") return "true or false";
  if (type === "integer") return `a whole number, ${minimum} to ${maximum}`;
  if (type === "number") return `a number, ${minimum} to ${maximum}`;
  if (type === "array") return `a list, ${range("items", field.minItems, field.maxItems)}`;
  if (type === "object") return "a group";
  if (field.format === "email") return "an e-mail address";
  const length = field.maxLength ? `text, at most ${field.maxLength} characters` : "text";
  const needed = slots?.length
    ? `; must contain ${slots.map((slot) => `{${slot}}`).join(", ")}`
    : "";
  return length + needed;
}
