import { isCollection, type ContentType } from "../../../src/model/contentType";
import { contentTypes } from "../../../src/model/contentTypes";
import { fieldLabel } from "../../../src/model/fieldLabel";
import { tokenNames } from "../../../src/model/tokens";
import { annotatedSchema, type JsonSchema } from "./jsonSchema";

const range = (noun: string, min?: number, max?: number) => {
  if (min !== undefined && min === max) return `${min} ${noun}`;
  if (min !== undefined && max !== undefined) return `${min} to ${max} ${noun}`;
  return max === undefined ? noun : `at most ${max} ${noun}`;
};

/** What a field may hold, in words. */
export function limitsOf(field: JsonSchema): string {
  const { type, form, items, minWidth, slots, hasTokens, minimum, maximum, maxLength } = field;
  const length = maxLength ? `at most ${maxLength} characters` : "";
  const own = field.unique ? "; each entry has its own" : "";
  const needed = slots?.length
    ? `; must contain ${slots.map((slot) => `{${slot}}`).join(", ")}`
    : "";
  const tokens = hasTokens ? "; may hold {policy.…} and {company.…}" : "";
  if (form)
    return (
      [form, minWidth && `at least ${minWidth} px wide`, length].filter(Boolean).join(", ") + own
    );
  if (field.enum) return `one of ${field.enum.join(", ")}`;
  if (type === "boolean") return "true or false";
  if (type === "integer") return `a whole number, ${minimum} to ${maximum}${own}`;
  if (type === "number") return `a number, ${minimum} to ${maximum}`;
  if (type === "array") {
    const each = items && items.type !== "object" ? `, each ${limitsOf(items)}` : "";
    return `a list, ${range("items", field.minItems, field.maxItems)}${each}`;
  }
  if (type === "object") return "a group";
  return ["text", length].filter(Boolean).join(", ") + needed + tokens + own;
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "\\<");

/** One line for each field, those of groups below their group. */
function rows(schema: JsonSchema, prefix = ""): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix + name;
    const required = schema.required?.includes(name) ? "yes" : "";
    const label = fieldLabel(name, field.label);
    const line = `| \`${path}\` | ${label} | ${required} | ${cell(field.description ?? "")} | ${cell(limitsOf(field))} |`;
    const item = field.items;
    return [line, ...rows(field, `${path}.`), ...(item ? rows(item, `${path}[].`) : [])];
  });
}

function typeDocs(type: ContentType): string {
  const { min, max } = type.count;
  const count = isCollection(type) ? `There may be ${min} to ${max} of them.` : "There is one.";
  const body = type.body
    ? `\n\nBelow the front matter: ${type.body.description}${type.body.isRequired ? "" : " It may be left out."}`
    : "";
  return `## ${type.label}

\`content/${type.path}\`

${type.description} ${count}${body}

| Field | In the browser editor | Required | What it is | What it may hold |
| --- | --- | --- | --- | --- |
${rows(annotatedSchema(type)).join("\n")}`;
}

/** The editors' documentation: every kind of content file with its table of fields. */
export const contentGuide = () => `# Content files

Written by \`npm run docs\` from the tables in src/model/types; do not edit it by hand.

\`<slug>\` is the name of the file or folder: lower-case letters, digits and single hyphens.
\`npm run check:content\` reports what is wrong with the files, with the line and how to fix it.

Tokens are filled in from site/company.yml and site/policies.yml, so that no two texts can differ. They
may stand in legal documents and in the fields that say so: ${tokenNames.map((name) => `\`{${name}}\``).join(", ")}.

${contentTypes.map(typeDocs).join("\n\n")}
`;
