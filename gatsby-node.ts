export { onCreateWebpackConfig, onPluginInit } from "./src/bundle";
export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreatePage,
  onPostBuild,
} from "./src/gatsby";
