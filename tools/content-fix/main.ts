/** Mends what has one right answer: `npm run fix:content`, or with a folder other than content. */
import { fixContent } from "./fixContent";

const root = process.argv[2] ?? "content";
const originals = ".originals";

fixContent(root, originals).then(
  (fixed) => {
    for (const { path, done } of fixed) console.log(`${root}/${path}: ${done.join("; ")}`);
    const files = fixed.length === 1 ? "1 file" : `${fixed.length} files`;
    const kept = fixed.length > 0 ? `; what was there before is kept in ${originals}/` : "";
    console.log(`${root}: mended ${files}${kept}`);
  },
  (error: Error) => {
    console.error(`Cannot mend ${root}: ${error.message}`);
    process.exitCode = 1;
  },
);
