import type { GatsbyNode } from "gatsby";

/** Leaves out source maps, which Gatsby would publish beside every script. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
};
