export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onPostBuild,
} from "./src/pipeline";
