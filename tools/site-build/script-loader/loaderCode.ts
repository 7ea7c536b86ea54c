import { buildSync } from "esbuild";
import { minify } from "terser";

/** Returns the minified script loader; it is the same on every page, so that one hash allows it. */
export async function loaderCode(): Promise<string> {
  const { outputFiles } = buildSync({
    entryPoints: ["src/client/loader/main.ts"],
    bundle: true,
    write: false,
    format: "iife",
    // Gatsby's default browsers support it; see "browserslist" in its documentation.
    target: "es2020",
    charset: "utf8",
    // Omit "use strict", which would be in every page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  // esbuild's minifier leaves 4 % more in brotli, and the loader is most of the script weight of a first
  // view.
  const { code = "" } = await minify(outputFiles[0]?.text ?? "", {
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true, booleans_as_integers: true },
    mangle: { toplevel: true },
    format: { comments: false },
  });
  if (/<\/script|<!--/i.test(code))
    throw new Error("the script loader contains text that ends a <script>");
  return code;
}
