import { readFileSync } from "node:fs";
import { sitePolicies } from "../../../../src/model/types/sitePolicies";
import { generatedFiles, schemaFiles } from "../../../../tools/content/docs/generatedFiles";

it.each([...generatedFiles()])("%s is up to date with npm run docs", (file, text) => {
  expect(readFileSync(file, "utf8")).toBe(text);
});

test("the schema of a file for VS Code has every field and its description", () => {
  const schema = JSON.parse(schemaFiles().get(".vscode/schemas/SitePolicies.json") ?? "");
  const fields = Object.keys(sitePolicies.fields.shape);
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(fields));
  expect(schema.properties.returnWindow).toMatchObject({
    type: "string",
    minLength: 1,
    maxLength: 40,
    description: expect.stringMatching(/\w/),
  });
});
