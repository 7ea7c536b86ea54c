/** Checks the packages of every lockfile: licences, origins, install scripts (`npm run lint`). */
import { licenceProblem } from "./licences";
import { lockedPackages } from "./lockfile";
import { originProblem, scriptProblem } from "./origins";

/** The folders with a lockfile. */
const projects = [".", "tools/deploy/wrangler", "tools/lint/programs"];

const packages = projects.flatMap(lockedPackages);
const rules = [licenceProblem, originProblem, scriptProblem];
const problems = new Set(packages.flatMap((locked) => rules.flatMap((rule) => rule(locked) ?? [])));

for (const problem of problems) console.error(problem);
console.log(`packages: ${packages.length} in the lockfiles, ${problems.size} problems`);
process.exitCode = problems.size > 0 ? 1 : 0;
