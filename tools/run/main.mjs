/**
 * Runs a lane: `node tools/run/main.mjs <lane>`; further arguments go to the last step.
 * Runs its stages in order until one fails, the steps of a stage in parallel, and prints the times of all steps.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { lanes } from "./lanes.mjs";

const [lane = "", ...options] = process.argv.slice(2);
const stages = lanes[lane];
if (!stages) throw new Error(`There is no lane "${lane}" in tools/run/lanes.mjs`);

/** @type {import("node:child_process").ChildProcess[]} */
const children = [];
let isStopped = false;
// Ctrl+C reaches the steps too, and this process waits for them; SIGTERM may reach only this process.
process.on("SIGINT", () => {
  isStopped = true;
});
process.on("SIGTERM", () => {
  isStopped = true;
  children.forEach((child) => child.kill());
});

/** @param {number} begun */
const secondsSince = (begun) => (performance.now() - begun) / 1000;

/**
 * Runs a command. If it runs alone, it prints at once; otherwise its output is part of the result.
 * @param {[name: string, command: string]} step
 * @param {boolean} isAlone
 * @param {readonly string[]} options
 * @returns {Promise<{ name: string, isRed: boolean, seconds: number, output: string }>}
 */
async function runStep([name, command], isAlone, options) {
  const begun = performance.now();
  let output = "";
  const [file = "", ...words] = [...command.split(" "), ...options];
  const child = spawn(file, words, { stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"] });
  children.push(child);
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => (output += text));
  const [code] = await once(child, "close").catch(({ message }) => {
    console.error(`Cannot run "${command}": ${message}`);
    return [1];
  });
  return { name, isRed: code !== 0, seconds: secondsSince(begun), output };
}

const begun = performance.now();
const results = [];
for (const stage of stages) {
  const steps = Object.entries(stage);
  for (const [name, command] of steps) console.log(`\n> ${name}  (${command})`);
  const isAlone = steps.length === 1;
  const added = stage === stages.at(-1) ? options : [];
  const ended = await Promise.all(steps.map((step) => runStep(step, isAlone, added)));
  // Failed steps come last, where they are seen.
  ended.sort((one, other) => Number(one.isRed) - Number(other.isRed));
  if (!isAlone) for (const { name, output } of ended) console.log(`\n> ${name}:\n${output}`);
  results.push(...ended);
  if (ended.some(({ isRed }) => isRed)) process.exitCode = 1;
  if (process.exitCode || isStopped) break;
}

const outcome = isStopped ? "stopped" : process.exitCode ? "RED" : "green";
console.log(`\n${lane}: ${outcome} after ${secondsSince(begun).toFixed(0)} s`);
// A server ends when somebody stops it; checks and builds that are stopped have no result.
if (isStopped) process.exit(lane === "start" ? 0 : 1);
for (const { name, isRed, seconds } of results)
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${isRed ? "RED  " : "green"}  ${name}`);
