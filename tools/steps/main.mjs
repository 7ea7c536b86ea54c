/** Runs the steps of one plan in order, stops at the first that fails, and says what took how long. */
import { run } from "./command.mjs";
import { plans } from "./plans.mjs";

const name = process.argv[2];
const plan = plans[name];
if (!plan) {
  console.error(`Unknown plan "${name}"; there are: ${Object.keys(plans).join(", ")}`);
  process.exit(2);
}

const results = [];
for (const [question, command] of plan) {
  console.log(`\n> ${question}  (${command})`);
  const begun = performance.now();
  const code = await run(command);
  results.push({ question, code, seconds: (performance.now() - begun) / 1000 });
  if (code !== 0) break;
}

const failed = results.find(({ code }) => code !== 0);
console.log(`\n${name}: ${failed ? `stopped at "${failed.question}"` : "done"}`);
for (const { question, code, seconds } of results) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${code === 0 ? "yes" : "NO "}  ${question}`);
}
process.exit(failed?.code ?? 0);
