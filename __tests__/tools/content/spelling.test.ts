import { spawnSync } from "node:child_process";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

test("a misspelt word is a hint at its place, once in a file, and nothing fails", () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "legal/safety.md":
      "---\ntitle: Recieve gas\n---\n\nDo not recieve it. Recieve it in Sangotedo.\n",
    // The project's words, British English, an address, and a word that only the documents avoid.
    "site/home.yml":
      "title: Ileru in Lekki\nnote: Whoever organises colours, https://wxyz.example/qwrt\n",
  });
  const args = ["--import", "tsx", "tools/content/spelling/main.ts", folder];
  const env = { ...process.env, GITHUB_ACTIONS: "true" };
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: "utf8", env });
  const lines = stdout.split("\n").map((line) => line.replace(/\S*(?=legal\/)/, ""));
  const receive = 'is in no dictionary; leave it if it is right, or write "Receive", ';
  expect(lines.slice(0, 4)).toEqual([
    expect.stringContaining(`legal/safety.md:2:8 hint spelling: "Recieve" ${receive}`),
    'legal/safety.md:5:34 hint spelling: "Sangotedo" is in no dictionary; leave it if it is right',
    "",
    "spelling: 2 files, no problem, 2 hints",
  ]);
  expect(stdout).toMatch(/^::notice file=\S*safety\.md,line=2,col=8,title=spelling::"Recieve" is/m);
  expect(status).toBe(0);
});
