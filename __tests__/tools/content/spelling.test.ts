import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { runProgram } from "../../support/runProgram";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

test("a misspelt word is a hint at its place, once in a file, and nothing fails", () => {
  const cwd = temporaryFolder();
  for (const name of ["node_modules", "src", "tools"]) symlinkSync(resolve(name), join(cwd, name));
  writeFiles(cwd, {
    "content/legal/safety.md":
      "---\ntitle: Recieve gas\n---\n\nDo not recieve it. Recieve it in Sangotedo.\n",
    // The project's words, British English, and an address.
    "content/site/home.yml":
      "title: Ileru in Lekki\nnote: Who organises colours, https://wxyz.example/qwrt\n",
  });
  const program = "tools/content/spelling/main.ts";
  const { stdout, status } = runProgram(program, [], cwd, { GITHUB_ACTIONS: "true" });
  const lines = stdout.split("\n");
  const receive = 'is in no dictionary; leave it if it is right, or write "Receive", ';
  expect(lines.slice(0, 4)).toEqual([
    expect.stringContaining(`content/legal/safety.md:2:8 hint spelling: "Recieve" ${receive}`),
    'content/legal/safety.md:5:34 hint spelling: "Sangotedo" is in no dictionary; leave it if it is right',
    "",
    "spelling: 2 files, no problem, 2 hints",
  ]);
  expect(stdout).toMatch(
    /^::notice file=content\/legal\/safety\.md,line=2,col=8,title=spelling::"Recieve" is/m,
  );
  expect(status).toBe(0);
});
