/**
 * Checks the packages of every lockfile: licences, origins, install scripts (`npm run lint`).
 * With --list it prints how many packages there are under each licence.
 */
import { licenceOf, licenceProblem } from "./licences";
import { lockedPackages } from "./lockfile";
import { originProblem, scriptProblem } from "./origins";

/** The folders with a lockfile. */
const projects = [".", "tools/deploy/wrangler", "tools/lint/programs"];

const packages = projects.flatMap(lockedPackages);
const rules = [licenceProblem, originProblem, scriptProblem];
const problems = new Set(packages.flatMap((locked) => rules.flatMap((rule) => rule(locked) ?? [])));

if (process.argv.includes("--list")) {
  const counts = new Map<string, number>();
  for (const locked of packages) {
    const licence = licenceOf(locked) || "(none)";
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  }
  for (const [licence, count] of [...counts].sort()) console.log(`${count}`.padStart(6), licence);
}
for (const problem of problems) console.error(problem);
console.log(`packages: ${packages.length} in the lockfiles, ${problems.size} problems`);
process.exitCode = problems.size > 0 ? 1 : 0;
