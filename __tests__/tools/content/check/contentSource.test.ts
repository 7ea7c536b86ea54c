import { rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../../tools/content/check/checkContent";
import { diskSource, type ContentSource } from "../../../../tools/content/check/read/contentSource";
import { formatProblem } from "../../../../src/model/problems";
import { memorySource, validTree } from "../../../support/contentTree";
import { writeTree } from "../../../support/edits/contentFiles";
import { temporaryFolder } from "../../../support/temporaryFolder";

const lines = async (source: ContentSource) =>
  (await checkContent(source)).problems.map(formatProblem);

it.each([
  [
    Object.assign(new Error(), { code: "EACCES" }),
    "unreadable: the file cannot be read (EACCES); check the disk and the file's permissions",
  ],
  [
    new Error("Boom\n at x.ts:1"),
    "internal: the check itself failed here (Boom); undo the last change to this file, and tell a developer",
  ],
])("names the file in which there was the error %s", async (error, problem) => {
  const source = memorySource(validTree());
  const file = "services/refill.md";
  const read = (wanted: string) => (wanted === file ? Promise.reject(error) : source.read(wanted));
  expect(await lines({ ...source, read })).toEqual([`content/${file}:1:1 ${problem}`]);
});

it("reports a missing folder, and a picture that is a link to a file outside the folder", async () => {
  const root = temporaryFolder();
  expect(await lines(diskSource(path.join(root, "none")))).toEqual([
    expect.stringContaining("unreadable: the folder cannot be read (ENOENT)"),
  ]);
  writeTree(root, validTree());
  rmSync(path.join(root, "services/refill.jpg"));
  symlinkSync("/etc/hostname", path.join(root, "services/refill.jpg"));
  expect(await lines(diskSource(root))).toEqual([
    expect.stringMatching(
      /refill\.jpg:1:1 link-file: a shortcut \(symbolic link\) is not allowed; put a copy of the file here$/,
    ),
  ]);
});
