/** Fixes what can be fixed automatically in content/: `npm run fix:content [-- <folder>]`. */
import { counted } from "../../../src/model/counted";
import { runCommand } from "../../lib/runCommand";
import { fixContent } from "./fixContent";

const root = process.argv[2] ?? "content";
const originals = ".originals";

runCommand(`Cannot fix ${root}`, async () => {
  const fixed = await fixContent(root, originals);
  for (const { path, done } of fixed) console.log(`${root}/${path}: ${done.join("; ")}`);
  const kept = fixed.length > 0 ? `; the originals are in ${originals}/` : "";
  console.log(`${root}: fixed ${counted(fixed.length, "file")}${kept}`);
  return 0;
});
