import { runProgram } from "../../../support/runProgram";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

test("a build that a signal ends has failed", () => {
  const folder = temporaryFolder();
  writeFiles(folder, { "node_modules/gatsby/cli.js": 'process.kill(process.pid, "SIGKILL")' });
  expect(runProgram("tools/site/finish/main.ts", [], folder)).toMatchObject({
    status: 1,
    stderr: "",
  });
});
