import { createHash } from "node:crypto";
import { buildSync } from "esbuild";

/** Returns a module of src/worker as one script, with the constants of `define` filled in. */
function build(module: string, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [`src/worker/${module}.ts`],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2020",
    define,
  });
  return outputFiles[0]?.text ?? "";
}

/**
 * Returns the service worker that stores the leak card.
 * @param html the built card
 */
export const workerCode = (html: string) =>
  build("keep", {
    CARD_DIGEST: JSON.stringify(createHash("sha256").update(html).digest("hex")),
  });

/** Returns a worker that deletes the copies of the one above and unregisters itself. */
export const removingWorkerCode = () => build("remove");
