import { createHash } from "node:crypto";
import type { Chunk, Compiler } from "webpack";

const name = "ChunkIntegrity";

/** A placeholder in the runtime, replaced by the chunk's digest. */
const placeholderOf = ({ id }: Chunk) => `[digest of ${id}]`;

/**
 * Adds the SHA-256 digest of each lazily loaded script to webpack's runtime, so that browsers reject
 * modified scripts (W3C Subresource Integrity). The script loader does the same for the scripts that it
 * loads.
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
      // After real content hashes are set, because digests must cover the final code. The runtime's file
      // name stays valid: it derives from the other chunks' hashes.
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
 * Replaces webpack's own function, which is four times as large because it supports obsolete browsers. If a
 * script is already in the page, for example from the script loader, it waits for it instead of loading it
 * twice.
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
