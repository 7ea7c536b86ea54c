import { isCollection, type ContentType } from "../../../src/pipeline/contentType";
import { contentTypes } from "../../../src/pipeline/contentTypes";
import { annotatedSchema, type JsonSchema } from "./jsonSchema";
import { limitsOf } from "./limits";

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "\\<");

/** One line for each field, those of groups below their group. */
function rows(schema: JsonSchema, prefix = ""): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix + name;
    const required = schema.required?.includes(name) ? "yes" : "";
    const line = `| \`${path}\` | ${required} | ${cell(field.description ?? "")} | ${cell(limitsOf(field))} |`;
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
  return `## ${type.name}

\`content/${type.path}\`

${type.description} ${count}${body}

| Field | Required | What it is | What it may hold |
| --- | --- | --- | --- |
${rows(annotatedSchema(type)).join("\n")}`;
}

/** The editors' documentation: every kind of content file with its table of fields. */
export const editorsDocs = () => `# Content files

Written by \`npm run docs:content\` from the tables in src/pipeline/types; do not edit it by hand.

\`<slug>\` is the name of the file or folder: lower-case letters, digits and single hyphens.
\`npm run check:content\` says what is wrong with the files, with the line and the remedy.

${contentTypes.map(typeDocs).join("\n\n")}
`;
