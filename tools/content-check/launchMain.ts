/**
 * Lists every placeholder that must be replaced before the site is shown to the public.
 * `tsx tools/content-check/launchMain.ts [folder]`
 */
import { diskSource } from "./diskSource";
import { checkLaunch } from "./launch/checkLaunch";
import { plainReport } from "./report/plainReport";

const source = diskSource(process.argv[2] ?? "content");

void source.list().then(
  async (entries) => {
    const problems = await checkLaunch(source);
    const files = entries.filter(({ kind }) => kind === "file").length;
    const report = plainReport({ files, problems }, "launch");
    (problems.length === 0 ? console.log : console.error)(report);
    if (problems.length > 0) process.exitCode = 1;
  },
  () => {
    console.error(`launch: the folder ${source.label} cannot be read`);
    process.exitCode = 1;
  },
);
