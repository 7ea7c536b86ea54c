import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { stubs } from "./stubs";

/** Leaves out source maps, which Gatsby would publish beside every script, and what nobody uses. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  plugins,
  stage,
}) => {
  if (stage !== "build-javascript") return;
  const replacements = stubs.map(({ request, by }) =>
    plugins.normalModuleReplacement(request, path.resolve(`src/stubs/${by}.ts`)),
  );
  actions.setWebpackConfig({
    devtool: false,
    plugins: replacements,
    // A module of ours whose exports nothing uses is left out whole.
    module: { rules: [{ include: path.resolve("src"), sideEffects: false }] },
  });
};
