import { createHash } from "node:crypto";
import { buildSync } from "esbuild";

/**
 * Returns the service worker that stores the leak card.
 * @param html the built card
 */
export function workerCode(html: string): string {
  const digest = createHash("sha256").update(html).digest("hex");
  const { outputFiles } = buildSync({
    entryPoints: ["src/worker/keep.ts"],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2020",
    define: { CARD_DIGEST: JSON.stringify(digest) },
  });
  return outputFiles[0]?.text ?? "";
}
