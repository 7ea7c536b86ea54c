import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { chunkIntegrity } from "./chunkIntegrity";
import { stubs } from "./stubs";

/** Styles are worked out when the site is built, for its scripts and its HTML alike. */
const styleRule = {
  test: /\.styles\.ts$|theme.(needsScripts|surfaces)\.ts$/,
  include: path.resolve("src"),
  enforce: "pre",
  use: path.resolve("src/bundle/serialisedStyles.mjs"),
};

/**
 * Every page names its scripts, and the digests in their names cannot be compressed. Gatsby takes no
 * `output` from a site's settings.
 */
const shortNames = {
  apply({ options }: Compiler) {
    options.output.hashDigestLength = 8;
  },
};

/** Leaves out source maps, which Gatsby would publish beside every script, and what nobody uses. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  plugins,
  stage,
}) => {
  if (stage === "build-html") actions.setWebpackConfig({ module: { rules: [styleRule] } });
  if (stage !== "build-javascript") return;
  const replacements = stubs.map(({ request, by }) =>
    plugins.normalModuleReplacement(request, path.resolve(`src/bundle/stubs/${by}.ts`)),
  );
  actions.setWebpackConfig({
    devtool: false,
    plugins: [...replacements, chunkIntegrity, shortNames],
    // Only react-helmet asks for it, where there is no window.
    node: { global: false },
    // A runtime of its own changes whenever the app does, and is one more file to wait for.
    optimization: { runtimeChunk: false },
    // A module of ours whose exports nothing uses is left out whole.
    module: { rules: [styleRule, { include: path.resolve("src"), sideEffects: false }] },
  });
};
