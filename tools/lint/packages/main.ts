/**
 * Checks what package-lock.json would install: licences, origins, scripts (`npm run lint`).
 * With --list it prints how many packages stand under each licence.
 */
import { licenceOf, licenceProblem } from "./licences";
import { lockedPackages } from "./lockfile";
import { originProblem, scriptProblem } from "./origins";

const packages = lockedPackages(process.cwd());
const rules = [licenceProblem, originProblem, scriptProblem];
const problems = packages.flatMap((locked) => rules.flatMap((rule) => rule(locked) ?? []));

if (process.argv.includes("--list")) {
  const counts = new Map<string, number>();
  for (const locked of packages) {
    const licence = licenceOf(locked) || "(none)";
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  }
  for (const [licence, count] of [...counts].sort()) console.log(`${count}`.padStart(6), licence);
}
for (const problem of problems) console.error(problem);
console.log(`packages: ${packages.length} in package-lock.json, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
