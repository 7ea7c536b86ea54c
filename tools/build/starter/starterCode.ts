import { buildSync } from "esbuild";
import type { PageScript, SharedFiles } from "./pageFiles";

/** The inline script as browsers get it: one line, the same for every page, so that one hash allows it. */
export const earlyCode = (): string => bundle("src/starter/early.ts");

/** The starter as browsers get it: one line, the same for every page, for it names what they share. */
export const starterCode = ({ hash, scripts }: SharedFiles): string =>
  bundle("src/starter/main.ts", { SHARED: JSON.stringify({ hash, scripts: scripts.map(nameOf) }) });

/** A script as the starter reads it. */
export const nameOf = ({ src, integrity }: PageScript) => `${src}#${integrity}`;

function bundle(entry: string, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    define,
    // The browsers that Gatsby builds for run this; see "browserslist" in its documentation.
    target: "es2020",
    charset: "utf8",
    // Without "use strict": it stands in every page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  const code = outputFiles[0]?.text.trim() ?? "";
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry} would end its own element`);
  return code;
}
