export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBuild,
  onPluginInit,
} from "./src/pipeline";
