import { run } from "./command.mjs";

/** @typedef {Readonly<Record<string, string>>} Stage commands, by the names of their steps */

/**
 * Runs the steps of a stage in parallel and resolves with their results, failed ones last.
 *
 * A single step prints at once. Several steps print one after the other when all have ended, so that their
 * lines do not mix and the output of a failed step comes last.
 * @param {Stage} stage
 * @param {readonly string[]} [options] arguments for each command
 */
export async function runStage(stage, options = []) {
  const steps = Object.entries(stage);
  for (const [name, command] of steps) console.log(`\n> ${name}  (${command})`);
  const isAlone = steps.length === 1;
  const ended = await Promise.all(steps.map((step) => runStep(step, isAlone, options)));
  const results = ended.sort((one, other) => one.code - other.code);
  if (isAlone) return results;
  for (const { name, output } of results) {
    console.log(`\n> ${name} printed:`);
    process.stdout.write(output);
  }
  return results;
}

/**
 * @param {[name: string, command: string]} step
 * @param {boolean} isAlone
 * @param {readonly string[]} options
 */
async function runStep([name, command], isAlone, options) {
  /** @type {Buffer[]} */
  const output = [];
  const begun = performance.now();
  const code = await run(command, {
    options,
    onOutput: isAlone ? undefined : (chunk) => output.push(chunk),
  });
  const seconds = (performance.now() - begun) / 1000;
  return { name, code, seconds, output: Buffer.concat(output) };
}
