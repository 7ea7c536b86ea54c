/** Builds the forms for a host of their own: `npm run build:forms -- --repository owner/name`. */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { buildForms } from "./buildForms";
import { repositoryIn } from "./repository";

const folder = "forms";

function originOfClone(): string {
  try {
    const command = ["remote", "get-url", "origin"];
    return execFileSync("git", command, { encoding: "utf8", stdio: "pipe" });
  } catch {
    return "";
  }
}

try {
  const { repository, branch } = parseArgs({
    options: { repository: { type: "string" }, branch: { type: "string", default: "main" } },
  }).values;
  const name = repository ?? repositoryIn(originOfClone());
  if (!name) throw new Error("name the repository on GitHub: add --repository owner/name");
  buildForms(folder, { name, branch });
  console.log(`The forms for ${name} are in ${folder}/.`);
} catch (error) {
  console.error(`The forms were not built: ${(error as Error).message}`);
  process.exitCode = 1;
}
