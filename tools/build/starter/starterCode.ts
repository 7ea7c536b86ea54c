import { buildSync } from "esbuild";

/** The starter as browsers get it: one line, the same in every page, so that one hash allows it. */
export function starterCode(): string {
  const { outputFiles } = buildSync({
    entryPoints: ["src/starter/main.ts"],
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
