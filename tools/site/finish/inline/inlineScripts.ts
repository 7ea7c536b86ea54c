import { buildSync } from "esbuild";
import { minify, type ECMA } from "terser";

/**
 * Each inline script's module, and the edition of JavaScript that it may use. The card needs its own
 * in every browser. One that cannot parse the others shows the page without scripts.
 */
const modules = {
  page: { entry: "src/client/inline/page.ts", ecma: 2020 },
  landing: { entry: "src/client/inline/landing.ts", ecma: 2020 },
  theme: { entry: "src/client/inline/theme.ts", ecma: 2020 },
  card: { entry: "src/leak-card/cardScript.ts", ecma: 2015 },
} as const;

/** The text of each inline script, by its name. */
export type InlineScripts = Readonly<Record<keyof typeof modules, string>>;

/** Compiles the inline scripts; each is the same on every page, so that one hash allows it. */
export async function inlineScripts(): Promise<InlineScripts> {
  const compiled = Object.entries(modules).map(
    async ([name, { entry, ecma }]) => [name, await compile(entry, ecma)] as const,
  );
  return Object.fromEntries(await Promise.all(compiled)) as InlineScripts;
}

async function compile(entry: string, ecma: ECMA): Promise<string> {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    // Shared names, such as those of pageState.ts, are written where they are used.
    minifySyntax: true,
    format: "iife",
    target: `es${ecma}`,
    charset: "utf8",
    // Omit "use strict", which would be in every page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  // esbuild's minifier leaves 4 % more in brotli, and these are all the scripts of a first view.
  const { code = "" } = await minify(outputFiles[0]?.text ?? "", {
    ecma,
    compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true, booleans_as_integers: true },
    mangle: { toplevel: true },
    format: { comments: false },
  });
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry} contains text that ends a <script>`);
  return code;
}
