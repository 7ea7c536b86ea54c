/** `npm run release -- <folder>` publishes the committed state; with --back, the one before it. */
import { parseArgs } from "node:util";
import { publish } from "./release/publish";
import { explain } from "./release/refusal";
import { rollBack } from "./release/rollBack";

const usage = "Usage: npm run release -- <folder>, or npm run release:rollback -- <folder>";

/** Builds, compresses and checks in a fresh checkout; another one can be named, as the tests do. */
const buildCommand = process.env.RELEASE_BUILD ?? "node scripts/steps.mjs release-build";

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { back: { type: "boolean", default: false } },
  });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new Error(usage);

  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => stop.abort(new Error(`it was stopped by ${signal}.`)));
  }
  const job = {
    repository: process.cwd(),
    buildCommand: buildCommand.split(" "),
    signal: stop.signal,
  };
  console.log(values.back ? await rollBack(folder) : await publish(job, folder));
}

main().catch((error: unknown) => {
  console.error(`Nothing was published: ${explain(error)}`);
  process.exitCode = 1;
});
