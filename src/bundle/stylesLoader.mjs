import { createRequire } from "node:module";
import { register } from "tsx/cjs/api";

// webpack compiles no TypeScript of a loader.
const unregister = register();
const { namesOfStyles } = createRequire(import.meta.url)("./siteStyles.ts");
unregister();

export default namesOfStyles;
