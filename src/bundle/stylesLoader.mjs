import { createRequire } from "node:module";
import { register } from "tsx/cjs/api";

// webpack compiles no TypeScript of a loader.
const unregister = register();
const { namesOfStyles } = createRequire(import.meta.url)("./siteStyles.ts");
unregister();

// Instead of all loaders: names need no compiler.
export const pitch = namesOfStyles;
