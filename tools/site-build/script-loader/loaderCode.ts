import { buildSync } from "esbuild";
import { minify } from "terser";

/** The script loader as browsers get it: one line, the same in every page, so that one hash allows it. */
export async function loaderCode(): Promise<string> {
  const { outputFiles } = buildSync({
    entryPoints: ["src/loader/main.ts"],
    bundle: true,
    write: false,
    format: "iife",
    // The browsers that Gatsby builds for run this; see "browserslist" in its documentation.
    target: "es2020",
    charset: "utf8",
    // Without "use strict": it is in every page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  // Esbuild's own minifier leaves 4 % more in brotli, and the script loader is nearly all that a page weighs
  // beyond the page without scripts.
  const { code = "" } = await minify(outputFiles[0]?.text ?? "", {
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true, booleans_as_integers: true },
    mangle: { toplevel: true },
    format: { comments: false },
  });
  if (/<\/script|<!--/i.test(code)) throw new Error("the script loader would end its own element");
  return code;
}
