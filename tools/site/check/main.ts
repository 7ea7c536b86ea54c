/** Checks what was built: `npm run check:site`, or with a folder other than public. */
import { runCommand } from "../../lib/runCommand";
import { checkSite } from "./checkSite";

const folder = process.argv[2] ?? "public";

runCommand(`Cannot check ${folder}`, async () => {
  const { problems, hints, room, pages } = await checkSite(folder);
  for (const hint of hints) console.log(`hint: ${folder}${hint}`);
  for (const problem of problems) console.error(`${folder}${problem}`);
  console.log(room);
  console.log(`${pages} pages: ${problems.length} problems`);
  return problems.length > 0 ? 1 : 0;
});
