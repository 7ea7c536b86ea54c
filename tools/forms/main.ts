/** Builds the forms of a GitHub repository in forms/, to be published (docs/hosting.md): `npm run build:forms -- owner/name`. */
import { buildForms } from "./buildForms";

const [repository = ""] = process.argv.slice(2);
if (/^[\w.-]+\/[\w.-]+$/.test(repository)) {
  buildForms("forms", repository);
  console.log(`forms/ has the forms of ${repository}`);
} else {
  console.error("Name the repository: npm run build:forms -- owner/name");
  process.exitCode = 1;
}
