/**
 * Removes from public/, or from the folder that is named, what Gatsby needs to build but no visitor
 * asks for. Only a release does this: the next build in the same folder would miss it.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";

const needless = ["_gatsby", "~partytown", "chunk-map.json", "webpack.stats.json"];
const folder = process.argv[2] ?? "public";
const withCopies = needless.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
for (const name of withCopies) rmSync(join(folder, name), { recursive: true, force: true });
console.log(`Removed ${needless.join(", ")}.`);
