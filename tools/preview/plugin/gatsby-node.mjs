// Gatsby compiles no TypeScript of a plugin that is named by its path.
import { require as load } from "tsx/cjs/api";

export const { onCreateDevServer, onCreateWebpackConfig, sourceNodes } = load(
  "../gatsbyNode.ts",
  import.meta.url,
);
