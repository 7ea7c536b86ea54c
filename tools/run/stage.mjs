import { run } from "./command.mjs";

/**
 * Runs the steps of a stage beside each other and resolves with how each ended, red ones last.
 *
 * A step that is alone prints as it goes. Of several, each prints in one piece when all have ended,
 * so that their lines do not mix and a red step's stand where a reader ends.
 */
export async function runStage(stage) {
  const steps = Object.entries(stage);
  for (const [name, command] of steps) console.log(`\n> ${name}  (${command})`);
  const isAlone = steps.length === 1;
  const ended = await Promise.all(steps.map((step) => runStep(step, isAlone)));
  const results = ended.sort((one, other) => one.code - other.code);
  if (isAlone) return results;
  for (const { name, output } of results) {
    console.log(`\n> ${name} said:`);
    process.stdout.write(output);
  }
  return results;
}

async function runStep([name, command], isAlone) {
  const heard = [];
  const begun = performance.now();
  const code = await run(command, isAlone ? undefined : (chunk) => heard.push(chunk));
  const seconds = (performance.now() - begun) / 1000;
  return { name, code, seconds, output: Buffer.concat(heard) };
}
