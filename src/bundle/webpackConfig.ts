import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler, Configuration } from "webpack";
import { changes } from "./changes";
import { isIncluded } from "./isIncluded";

/** The modules whose exports are styles, by their paths; the build computes them (serialisedStyles.mjs). */
export const stylesModules = /\.styles\.ts$|theme.(globalStyles|needsScripts|surfaces)\.ts$/;

/** Styles are computed at build time, for scripts and HTML alike. */
const styleRule = {
  test: stylesModules,
  include: path.resolve("src"),
  enforce: "pre",
  use: { loader: path.resolve("src/bundle/serialisedStyles.mjs"), options: { stylesModules } },
} as const;

/** Lets webpack drop our own modules if their exports are unused. */
const pureModules = { include: path.resolve("src"), sideEffects: false };

/** Packages of which the built site's own client needs less. */
const ownModules = {
  gatsby$: path.resolve("src/client/gatsby.ts"),
  "react-helmet$": path.resolve("src/client/helmet.ts"),
};

/**
 * Shorter hashes in file names: every page lists its scripts, and hashes do not compress. This is a plugin
 * because Gatsby ignores `output` in a site's configuration.
 */
const shortDigests = {
  apply({ options }: Compiler) {
    options.output.hashDigestLength = 8;
  },
};

/**
 * Gatsby's minifier emits ES5. The browsers that Gatsby builds for support ES2020 syntax, which is shorter.
 * A site cannot configure this.
 */
const modernSyntax = {
  apply({ options }: Compiler) {
    for (const plugin of options.optimization.minimizer ?? []) {
      if (!plugin || plugin.constructor.name !== "TerserPlugin") continue;
      const { minimizer } = (plugin as unknown as TerserPlugin).options;
      Object.assign(minimizer.options, {
        parse: { ecma: 2020 },
        compress: { ecma: 2020, passes: 3, unsafe_methods: true },
        output: { ecma: 2020, comments: false },
      });
    }
  },
};

/** The part of terser-webpack-plugin that contains Terser's options. */
interface TerserPlugin {
  options: { minimizer: { options: object } };
}

/** Applies the webpack changes that this build includes. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const ifIncluded = <Part>(name: string, part: Part): Part[] => (isIncluded(name) ? [part] : []);
  const styleRules = ifIncluded("computed-styles", styleRule);
  if (!stage.startsWith("build-")) return;
  const isForBrowsers = stage === "build-javascript";
  const replacements = changes
    .filter(({ name }) => isIncluded(name) && (isForBrowsers || name === "computed-styles"))
    .flatMap(({ replaces = [] }) => replaces)
    .map(({ request, by }) =>
      plugins.normalModuleReplacement(request, path.resolve(`src/bundle/stubs/${by}.ts`)),
    );
  // Every build deletes webpack's cache, so writing one would only take time.
  const cache = false;
  if (!isForBrowsers) {
    actions.setWebpackConfig({ cache, plugins: replacements, module: { rules: styleRules } });
    return;
  }
  const configuration: Configuration = {
    cache,
    // Gatsby would publish a source map with every script.
    devtool: false,
    plugins: [
      ...replacements,
      ...ifIncluded("webpack-settings", shortDigests),
      ...ifIncluded("modern-syntax", modernSyntax),
    ],
    module: { rules: [...styleRules, ...ifIncluded("pure-modules", pureModules)] },
  };
  if (isIncluded("webpack-settings")) {
    // A separate runtime would change with every release of the app and be one more file to wait for.
    configuration.optimization = { runtimeChunk: false };
  }
  actions.setWebpackConfig(configuration);
  // Gatsby ignores `entry` above. The chunk's name is that of Gatsby's client, which its renderer looks for.
  const { resolve, ...rest } = getConfig() as Configuration;
  actions.replaceWebpackConfig({
    ...rest,
    entry: { app: path.resolve("src/client/main.tsx") },
    resolve: { ...resolve, alias: { ...resolve?.alias, ...ownModules } },
  });
};
