import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../../tools/lib/files";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

test("lists the files of a folder and its subfolders in order, and follows no link", () => {
  const folder = temporaryFolder();
  writeFiles(folder, { "b.txt": "", "a/c.txt": "", "a/b/d.txt": "", "a.txt": "" });
  symlinkSync(folder, join(folder, "a/again"));
  symlinkSync(join(folder, "b.txt"), join(folder, "link.txt"));
  expect(filesIn(folder)).toEqual(["a.txt", "a/b/d.txt", "a/c.txt", "b.txt"]);
});
