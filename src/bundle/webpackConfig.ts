import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler, Configuration } from "webpack";
import { changes } from "./changes";
import { chunkIntegrity } from "./chunkIntegrity";
import { isIncluded } from "./isIncluded";

/** Styles are computed when the site is built, for its scripts and its HTML alike. */
const styleRule = {
  test: /\.styles\.ts$|theme.(needsScripts|surfaces)\.ts$/,
  include: path.resolve("src"),
  enforce: "pre",
  use: path.resolve("src/bundle/serialisedStyles.mjs"),
} as const;

/** A module of ours whose exports nothing uses is left out whole. */
const pureModules = { include: path.resolve("src"), sideEffects: false };

/**
 * Every page names its scripts, and the digests in their names cannot be compressed. A plugin, because
 * Gatsby takes no `output` from a site's settings.
 */
const shortDigests = {
  apply({ options }: Compiler) {
    options.output.hashDigestLength = 8;
  },
};

/**
 * Gatsby's minifier writes for browsers of 2009. Those that Gatsby builds for all know the syntax of
 * 2020, which is shorter. No option for it reaches a site's settings.
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

/** The part of terser-webpack-plugin that holds Terser's options. */
interface TerserPlugin {
  options: { minimizer: { options: object } };
}

/** The parts of webpack's configuration that belong to changes of this build. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  plugins,
  stage,
}) => {
  const ifIncluded = <Part>(name: string, part: Part): Part[] => (isIncluded(name) ? [part] : []);
  const styleRules = ifIncluded("computed-styles", styleRule);
  if (stage === "build-html") actions.setWebpackConfig({ module: { rules: styleRules } });
  if (stage !== "build-javascript") return;
  const replacements = changes
    .filter(({ name }) => isIncluded(name))
    .flatMap(({ replaces = [] }) => replaces)
    .map(({ request, by }) =>
      plugins.normalModuleReplacement(request, path.resolve(`src/bundle/stubs/${by}.ts`)),
    );
  const configuration: Configuration = {
    // Gatsby would publish source maps beside every script.
    devtool: false,
    plugins: [
      ...replacements,
      ...ifIncluded("chunk-integrity", chunkIntegrity),
      ...ifIncluded("webpack-settings", shortDigests),
      ...ifIncluded("modern-syntax", modernSyntax),
    ],
    module: { rules: [...styleRules, ...ifIncluded("pure-modules", pureModules)] },
  };
  if (isIncluded("webpack-settings")) {
    // The runtime changes whenever the app does, and would be one more file to wait for.
    configuration.optimization = { runtimeChunk: false };
    // Only react-helmet asks for `global`, where there is no window.
    configuration.node = { global: false };
  }
  actions.setWebpackConfig(configuration);
};
