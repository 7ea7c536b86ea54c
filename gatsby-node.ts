export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
} from "./src/pipeline";
