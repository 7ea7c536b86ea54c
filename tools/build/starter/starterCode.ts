import { buildSync } from "esbuild";

/** The inline script as browsers get it: one line, the same for every page, so that one hash allows it. */
export function starterCode(entry = "src/starter/main.ts"): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    // The browsers that Gatsby builds for run this; see "browserslist" in its documentation.
    target: "es2020",
    charset: "utf8",
    // Without "use strict": it stands in every page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  const code = outputFiles[0]?.text.trim() ?? "";
  if (/<\/script|<!--/i.test(code)) throw new Error("the starter would end its own element");
  return code;
}
