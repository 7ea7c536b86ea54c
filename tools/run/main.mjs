/** Runs the stages of one lane in order, stops after the first that fails, and prints the times. */
import { lanes } from "./lanes.mjs";
import { runStage } from "./stage.mjs";

const [lane = "", ...options] = process.argv.slice(2);
const stages = lanes[lane];
if (!stages) {
  console.error(`Unknown lane "${lane}"; there are: ${Object.keys(lanes).join(", ")}`);
  process.exit(2);
}

const begun = performance.now();
const results = [];
for (const [index, stage] of stages.entries()) {
  const isLast = index === stages.length - 1;
  results.push(...(await runStage(stage, isLast ? options : [])));
  if (results.some(({ code }) => code !== 0)) break;
}

const red = results.filter(({ code }) => code !== 0);
const total = (performance.now() - begun) / 1000;
console.log(`\n${lane}: ${red.length > 0 ? "RED" : "green"} after ${total.toFixed(0)} s`);
for (const { name, code, seconds } of results) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${code === 0 ? "green" : "RED  "}  ${name}`);
}
process.exitCode = red[0]?.code ?? 0;
