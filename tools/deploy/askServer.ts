import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf } from "../headers/addresses";
import { publishedFiles } from "./releases";

/** In ms: how long the server may take for one file. */
const patience = 10_000;

/**
 * Asks the site's address for the landing page and a script, as visitors do.
 * @throws unless both are answered with the files of the release
 */
export async function askServer(site: string, release: string): Promise<void> {
  const script = publishedFiles(release).filter((file) => /^app-[^/]*\.js$/.test(file));
  for (const file of ["index.html", ...script.slice(0, 1)]) {
    const url = new URL(addressOf(`/${file}`), site).href;
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(
      ({ message, cause }: Error) => {
        throw new Error(`${url} does not answer (${String(cause ?? message)}).`);
      },
    );
    if (answer.status !== 200) throw new Error(`${url} answers with status ${answer.status}.`);
    if ((await answer.text()) !== readFileSync(join(release, file), "utf8"))
      throw new Error(`${url} answers with something else than the release.`);
  }
}
