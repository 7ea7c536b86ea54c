import { mkdtemp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../../../../tools/content/check/checkContent";
import { diskSource, type ContentSource } from "../../../../tools/content/check/contentSource";
import { formatProblem } from "../../../../src/model/problems";
import { memorySource, validTree } from "../../../support/contentTree";

const lines = async (source: ContentSource) =>
  (await checkContent(source)).problems.map(formatProblem);

/** The valid tree, one file of which cannot be read for the reason that `error` gives. */
async function failing(file: string, error: unknown): Promise<ContentSource> {
  const source = memorySource(await validTree());
  const read = (wanted: string) => (wanted === file ? Promise.reject(error) : source.read(wanted));
  return { ...source, read };
}

const withCode = (code: string) => Object.assign(new Error(code), { code });

describe("Files that the disk does not give", () => {
  it("names a file that may not be read", async () => {
    expect(await lines(await failing("services/refill.md", withCode("EACCES")))).toEqual([
      "content/services/refill.md:1:1 unreadable: the file cannot be read (EACCES); check the disk and the file's permissions",
    ]);
  });

  it("names a picture on a damaged disk", async () => {
    expect(await lines(await failing("services/refill.jpg", withCode("EIO")))).toEqual([
      "content/services/refill.jpg:1:1 unreadable: the file cannot be read (EIO); check the disk and the file's permissions",
    ]);
  });

  it("blames an unexpected error on the file that it happened in", async () => {
    expect(await lines(await failing("services/refill.md", new Error("Boom\n at x.ts:1")))).toEqual(
      [
        "content/services/refill.md:1:1 internal: the check itself failed here (Boom); undo the last change to this file, and tell a developer",
      ],
    );
  });

  it("says that the folder is missing", async () => {
    const { problems } = await checkContent(diskSource(path.join(tmpdir(), "no-such-folder")));
    expect(problems.map(({ ruleId, reason }) => `${ruleId ?? ""}: ${reason}`)).toEqual([
      "unreadable: the folder cannot be read (ENOENT)",
    ]);
  });

  it("refuses what is neither a file nor a folder", async () => {
    const pipe = { path: "services/pipe", kind: "other", size: 0 } as const;
    expect(await lines(memorySource(await validTree(), [pipe]))).toEqual([
      "content/services/pipe:1:1 stray-file: this is neither a file nor a folder; delete it",
    ]);
  });
});

describe("Links on the disk", () => {
  let root = "";
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), "content-"));
    for (const [file, bytes] of await validTree()) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), bytes);
    }
  });
  afterEach(() => rm(root, { recursive: true }));

  const messages = async () =>
    (await checkContent(diskSource(root))).problems.map(
      ({ file = "", ruleId, reason }) =>
        `${file.slice(file.indexOf("services"))} ${ruleId ?? ""}: ${reason}`,
    );

  it("reads a tree from the disk", async () => {
    expect(await messages()).toEqual([]);
  });

  it("refuses a picture that is a link out of the folder", async () => {
    await rm(path.join(root, "services/refill.jpg"));
    await symlink("/etc/hostname", path.join(root, "services/refill.jpg"));
    expect(await messages()).toEqual([
      "services/refill.jpg link-file: a shortcut (symbolic link) is not allowed; put a copy of the file here",
    ]);
  });

  it("refuses a link to a folder, and does not follow it", async () => {
    await symlink(root, path.join(root, "services/again"));
    expect(await messages()).toEqual([
      "services/again link-file: a shortcut (symbolic link) is not allowed; put a copy of the file here",
    ]);
  });
});
