import { join } from "node:path";
import { digestOf } from "../../../tools/lib/digestOf";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

it("returns another digest after any change, and only then", () => {
  const root = temporaryFolder();
  const digest = () => digestOf([root, join(root, "missing")]);
  writeFiles(root, { "src/a.ts": "a", "words/b.yml": "b" });
  const before = digest();
  expect(digest()).toBe(before);
  writeFiles(root, { "words/b.yml": "c" });
  expect(digest()).not.toBe(before);
});
