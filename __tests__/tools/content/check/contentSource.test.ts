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

/** The valid tree with one file that cannot be read, with the given `error`. */
async function failing(file: string, error: unknown): Promise<ContentSource> {
  const source = memorySource(await validTree());
  const read = (wanted: string) => (wanted === file ? Promise.reject(error) : source.read(wanted));
  return { ...source, read };
}

const withCode = (code: string) => Object.assign(new Error(code), { code });

describe("Files that cannot be read", () => {
  it("names a file without read permission", async () => {
    expect(await lines(await failing("services/refill.md", withCode("EACCES")))).toEqual([
      "content/services/refill.md:1:1 unreadable: the file cannot be read (EACCES); check the disk and the file's permissions",
    ]);
  });

  it("attributes an unexpected error to the file in which it happened", async () => {
    expect(await lines(await failing("services/refill.md", new Error("Boom\n at x.ts:1")))).toEqual(
      [
        "content/services/refill.md:1:1 internal: the check itself failed here (Boom); undo the last change to this file, and tell a developer",
      ],
    );
  });

  it("reports a missing folder", async () => {
    const { problems } = await checkContent(diskSource(path.join(temporaryFolder(), "none")));
    expect(problems.map(({ ruleId, reason }) => `${ruleId ?? ""}: ${reason}`)).toEqual([
      "unreadable: the folder cannot be read (ENOENT)",
    ]);
  });
});

describe("Symbolic links", () => {
  let root = "";
  beforeEach(async () => {
    root = temporaryFolder();
    writeTree(root, await validTree());
  });

  const messages = async () =>
    (await checkContent(diskSource(root))).problems.map(
      ({ file = "", ruleId, reason }) =>
        `${file.slice(file.indexOf("services"))} ${ruleId ?? ""}: ${reason}`,
    );

  it("rejects a picture that is a link to a file outside the folder", async () => {
    rmSync(path.join(root, "services/refill.jpg"));
    symlinkSync("/etc/hostname", path.join(root, "services/refill.jpg"));
    expect(await messages()).toEqual([
      "services/refill.jpg link-file: a shortcut (symbolic link) is not allowed; put a copy of the file here",
    ]);
  });
});
