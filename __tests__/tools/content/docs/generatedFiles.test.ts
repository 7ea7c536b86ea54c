import { readFileSync } from "node:fs";
import path from "node:path";
import { generatedFiles } from "../../../../tools/content/docs/generatedFiles";

const root = path.resolve(__dirname, "../../../..");

it.each([...generatedFiles()])("%s is up to date with npm run docs", (file, text) => {
  expect(readFileSync(path.join(root, file), "utf8")).toBe(text);
});
