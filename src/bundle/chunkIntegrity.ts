import { createHash } from "node:crypto";
import type { Chunk, Compiler } from "webpack";

const name = "ChunkIntegrity";

/** Stands in the runtime for the digest of a chunk until that is written. */
const placeholderOf = ({ id }: Chunk) => `[digest of ${id}]`;

/**
 * Makes webpack's runtime name the SHA-256 of each script that it loads later, so that browsers run no
 * other in its place (W3C Subresource Integrity). The script loader does so for those that it loads.
 */
export const chunkIntegrity = {
  apply({ hooks, webpack }: Compiler) {
    const { Compilation, RuntimeGlobals, sources } = webpack;
    hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module, runtime) => {
        if (module.name !== "load script") return;
        module.generate = () =>
          scriptLoader(RuntimeGlobals.loadScript, [...runtime.getAllAsyncChunks()]);
      });
      // Once the scripts have their names, for some hold their own. The name of the runtime's then fits
      // as well: it comes from the names of the others, and they from what they hold.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const digests = new Map<string, string>();
        for (const chunk of compilation.chunks) {
          const [file = ""] = chunk.files;
          const code = assets[file]?.buffer();
          if (code) digests.set(placeholderOf(chunk), sha256(code));
        }
        for (const file of Object.keys(assets).filter((asset) => asset.endsWith(".js"))) {
          compilation.updateAsset(file, (source) => {
            const code = String(source.source());
            const written = code.replace(
              /\[digest of \d+\]/g,
              (found) => digests.get(found) ?? found,
            );
            return written === code ? source : new sources.RawSource(written);
          });
        }
      });
    });
  },
};

/**
 * In the place of webpack's own, which has four times its size for browsers that are gone: a script that
 * is in the page already, such as one of the script loader's, is waited for and not loaded twice.
 */
const scriptLoader = (loader: string, chunks: readonly Chunk[]) => `
var digests = ${JSON.stringify(Object.fromEntries(chunks.map((chunk) => [chunk.id, placeholderOf(chunk)])))};
${loader} = (src, done, key, id) => {
  let script = document.querySelector('script[src="' + src + '"]');
  if (!script) {
    script = document.createElement("script");
    script.src = src;
    script.integrity = "sha256-" + digests[id] + "=";
    document.head.append(script);
  }
  const end = (event) => {
    script.remove();
    done(event);
  };
  script.addEventListener("load", end);
  script.addEventListener("error", end);
};`;

const sha256 = (code: Buffer) => createHash("sha256").update(code).digest("base64").slice(0, -1);
