export { onCreateWebpackConfig, onPluginInit } from "./src/bundle";
export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreatePage,
  onPostBuild,
  sourceNodes,
} from "./src/gatsby";
