/** Fixes what can be fixed automatically in content/: `npm run fix:content [-- <folder>]`. */
import { counted } from "../../../src/model/counted";
import { fixContent } from "./fixContent";

const root = process.argv[2] ?? "content";
const originals = ".originals";

fixContent(root, originals).then(
  (fixed) => {
    for (const { path, done } of fixed) console.log(`${root}/${path}: ${done.join("; ")}`);
    const kept = fixed.length > 0 ? `; the originals are in ${originals}/` : "";
    console.log(`${root}: fixed ${counted(fixed.length, "file")}${kept}`);
  },
  (error: Error) => {
    console.error(`Cannot fix ${root}: ${error.message}`);
    process.exitCode = 1;
  },
);
