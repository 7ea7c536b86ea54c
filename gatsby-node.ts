// https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/
export { onCreateWebpackConfig } from "./src/bundle/webpackConfig";
export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreatePage,
  onPostBuild,
  onPreExtractQueries,
} from "./src/gatsby";
export { onPluginInit } from "./src/pictures/onPluginInit";
