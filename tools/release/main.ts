/** `npm run release -- <folder>` publishes the committed state; with --back, the one before it. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { publish } from "./publish";
import { explain, Refusal } from "./refusal";
import { rollBack } from "./rollBack";

const usage = "Usage: npm run release -- <folder>, or npm run release:rollback -- <folder>";

/** Builds, compresses and checks in a fresh checkout; tests name another one. */
const buildCommand = process.env.RELEASE_BUILD ?? "node tools/steps/main.mjs release-build";

const placeholderNotice =
  "SITE_URL is not set, so the pages give a placeholder as their address. Before visitors come, " +
  "run SITE_URL=https://your-site npm run release -- <folder>; the commit is then built again.";

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { back: { type: "boolean", default: false } },
  });
  const [given, ...others] = positionals;
  if (!given || others.length > 0) throw new Error(usage);
  // npm runs this in the project's folder and says where it was called.
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given);

  // The web server runs as another user, who has to be able to read what is made here.
  process.umask(0o022);
  if (values.back) {
    console.log(await rollBack(folder));
    return;
  }
  const siteUrl = originOf(process.env.SITE_URL ?? "");
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => stop.abort(new Error(`it was stopped by ${signal}.`)));
  }
  const job = {
    repository: process.cwd(),
    buildCommand: buildCommand.split(" "),
    siteUrl,
    reload: process.env.RELEASE_RELOAD,
    signal: stop.signal,
  };
  const done = await publish(job, folder);
  if (!siteUrl) console.error(placeholderNotice);
  console.log(done);
}

/** The address of the site without a slash at its end; "" where none is given. */
function originOf(given: string): string {
  if (given === "") return "";
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol === "https:" && url.href === `${url.origin}/`) return url.origin;
  throw new Refusal(
    `SITE_URL is "${given}"; it must be https:// and the name of the site, with nothing after it.`,
  );
}

main().catch((error: unknown) => {
  console.error(`Nothing was published: ${explain(error)}`);
  process.exitCode = 1;
});
