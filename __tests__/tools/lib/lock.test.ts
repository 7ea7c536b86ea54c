import { spawnSync } from "node:child_process";
import { filesIn } from "../../../tools/lib/files";
import { lockFolder } from "../../../tools/lib/lock";
import { runProgram } from "../../support/runProgram";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const hasFlock = spawnSync("flock", ["--version"]).status === 0;

// macOS has no flock; nothing prevents a second build there.
(hasFlock ? describe : describe.skip)("with flock", () => {
  test.each([
    ["tools/site/finish/main.ts", "The build failed"],
    ["tools/preview/main.ts", "The preview did not start"],
  ])("%s stops with a message while a build runs, and changes nothing", (program, failure) => {
    const folder = temporaryFolder();
    writeFiles(folder, { ".cache/half": "", "public/half": "" });
    lockFolder(folder);
    expect(runProgram(program, [], folder)).toMatchObject({
      status: 1,
      stderr: `${failure}: another build or \`npm run dev\` is running in this folder; end that one first\n`,
    });
    expect(filesIn(folder)).toEqual([".cache/half", "public/half"]);
  });
});
