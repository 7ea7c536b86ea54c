import { contentTypes } from "../../../src/model/contentTypes";
import { contentGuide } from "./contentGuide";
import { editorSchema } from "./jsonSchema";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const schemaPath = (name: string) => `.vscode/schemas/${name}.json`;

/** What VS Code does for editors: lines end, and its YAML extension knows each file's schema. */
function editorSettings(): string {
  const yaml = contentTypes.filter(({ path }) => path.endsWith(".yml"));
  const schemas = yaml.map(({ name, path }) => [
    `./${schemaPath(name)}`,
    `content/${path.replace("<slug>", "*")}`,
  ]);
  return json({
    "files.encoding": "utf8",
    "files.insertFinalNewline": true,
    "yaml.schemas": Object.fromEntries(schemas),
  });
}

/** Every file that is written from the tables of fields, by its path from the project's folder. */
export const generatedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ["docs/content.md", contentGuide()],
    [".vscode/settings.json", editorSettings()],
    ...contentTypes.map((type): [string, string] => [
      schemaPath(type.name),
      json(editorSchema(type)),
    ]),
  ]);
