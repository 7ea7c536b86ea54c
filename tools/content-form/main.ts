/**
 * Names the content files that the browser editor would write differently, so that the next change
 * of one would be more than its line; `npm run fix:content` gives them its form. Ends with 1 where it
 * names any. `tsx tools/content-form/main.ts [folder]`
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { typeOf } from "../../src/model/contentTypes";
import { normalForm } from "./normalForm";

const root = process.argv[2] ?? "content";

const others = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => {
  const type = typeOf(file.replaceAll("\\", "/"))?.type;
  if (!type) return false;
  const text = readFileSync(path.join(root, file), "utf8");
  return normalForm(type, text) !== text;
});

for (const file of others.sort())
  console.log(`${path.join(root, file)}: npm run fix:content gives it the browser editor's form`);
if (others.length > 0) process.exitCode = 1;
