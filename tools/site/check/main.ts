/** Checks what was built: `npm run check:site`, or with a folder other than public. */
import { checkSite } from "./checkSite";

const folder = process.argv[2] ?? "public";
checkSite(folder).then(
  ({ problems, hints, room, pages }) => {
    for (const hint of hints) console.log(`hint: ${folder}${hint}`);
    for (const problem of problems) console.error(`${folder}${problem}`);
    console.log(room);
    console.log(`${pages} pages: ${problems.length} problems`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  },
  (error: Error) => {
    console.error(`Cannot check ${folder}: ${error.message}`);
    process.exitCode = 1;
  },
);
