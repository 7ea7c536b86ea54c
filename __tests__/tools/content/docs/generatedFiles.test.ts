import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { generatedFiles, schemaFiles } from "../../../../tools/content/docs/generatedFiles";

const root = path.resolve(__dirname, "../../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

it.each([...generatedFiles()])("%s is up to date with npm run docs", (file, text) => {
  expect(read(file)).toBe(text);
});

test("VS Code has a schema for each YAML file, with every field and its description", () => {
  const settings = JSON.parse(read(".vscode/settings.json")) as Record<string, object>;
  const files = new Map(Object.entries(settings["yaml.schemas"] ?? {}));
  expect([...files.keys()]).toEqual([...schemaFiles().keys()].map((file) => `./${file}`));

  const schema = JSON.parse(schemaFiles().get(".vscode/schemas/SitePolicies.json") ?? "");
  const policies = parse(read("__tests__/fixture/content/site/policies.yml")) as object;
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(policies)));
  // VS Code knows nothing else of a field's metadata.
  expect(schema.properties.returnWindow).toEqual({
    type: "string",
    minLength: 1,
    maxLength: 40,
    description: expect.stringMatching(/\w/),
  });
});
