export { onCreateWebpackConfig, onPluginInit } from "./src/bundle";
export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreatePage,
  onPostBuild,
  onPreExtractQueries,
  sourceNodes,
} from "./src/gatsby";
