import { queryTypes } from "../../../src/gatsby/queryTypes";
import { contentTypes } from "../../../src/model/contentTypes";
import { contentGuide } from "./contentGuide";
import { jsonSchema } from "./jsonSchema";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const schemaPath = (name: string) => `.vscode/schemas/${name}.json`;

const yamlTypes = contentTypes.filter(({ path }) => path.endsWith(".yml"));

/** Returns the settings of VS Code: UTF-8, a final line ending, and the schema of each file for the YAML extension. */
function editorSettings(): string {
  const schemas = yamlTypes.map(({ name, path }) => [
    `./${schemaPath(name)}`,
    `content/${path.replace("<slug>", "*")}`,
  ]);
  return json({
    "files.encoding": "utf8",
    "files.insertFinalNewline": true,
    "yaml.schemas": Object.fromEntries(schemas),
  });
}

/** Returns the committed files that are generated from the tables of fields, by path. */
export const generatedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ["docs/content.md", contentGuide()],
    [".vscode/settings.json", editorSettings()],
  ]);

/** Returns the schemas by which VS Code checks YAML files, and the types of queries, by path; Git ignores both. */
export const schemaFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...yamlTypes.map((type) => [schemaPath(type.name), json(jsonSchema(type))] as const),
    ["types/queries.d.ts", queryTypes(contentTypes)],
  ]);
