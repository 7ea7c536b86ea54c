import { gitFolder } from "../../support/gitFolder";
import { runProgram } from "../../support/runProgram";
import { writeFiles } from "../../support/temporaryFolder";

test("new files count before they are added", () => {
  const { folder, commit } = gitFolder();
  commit({ "package.json": '{"ownedLines":{"data":0,"tests":0,"docs":0,"code":0}}', "a.md": "" });
  const lint = () => runProgram("tools/lint/main.ts", [], folder);
  expect(lint().stderr).toBe("");
  writeFiles(folder, { "new.md": "One.\n" });
  expect([lint().status, lint().stderr]).toEqual([1, expect.stringContaining("1 lines of docs")]);
});
