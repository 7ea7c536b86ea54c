/** `npm run release -- <folder>` publishes the committed state; with --back, the one before it. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { publish } from "./publish";
import { explain } from "./refusal";
import { rollBack } from "./rollBack";
import { placeholderNotice, siteUrlOf } from "./siteUrl";

const usage = "Usage: npm run release -- <folder>, or npm run release:rollback -- <folder>";

/** Builds, compresses and checks in a fresh checkout; another one can be named, as the tests do. */
const buildCommand = process.env.RELEASE_BUILD ?? "node tools/steps/main.mjs release-build";

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { back: { type: "boolean", default: false } },
  });
  const [given, ...others] = positionals;
  if (!given || others.length > 0) throw new Error(usage);
  // npm runs this in the project's folder and says where it was called.
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given);

  // The web server belongs to someone else, who has to be able to read what is made here.
  process.umask(0o022);
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => stop.abort(new Error(`it was stopped by ${signal}.`)));
  }
  const released = () =>
    publish(
      {
        repository: process.cwd(),
        buildCommand: buildCommand.split(" "),
        siteUrl: siteUrlOf(process.env.SITE_URL),
        signal: stop.signal,
      },
      folder,
    );
  const done = await (values.back ? rollBack(folder) : released());
  if (!values.back && !process.env.SITE_URL) console.error(placeholderNotice);
  console.log(done);
}

main().catch((error: unknown) => {
  console.error(`Nothing was published: ${explain(error)}`);
  process.exitCode = 1;
});
