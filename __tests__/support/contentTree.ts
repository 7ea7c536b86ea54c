import { formatProblem } from "../../src/model/problems";
import { checkContent } from "../../tools/content/check/checkContent";
import { readTree, type Tree } from "./edits/contentFiles";
import type * as Reader from "../../tools/content/check/read/readEntry";
import type { ContentSource } from "../../tools/content/check/read/contentSource";
import type { Entry } from "../../tools/lib/files";
import { fixtureContent } from "./fixture/fixtureContent";
import type * as Once from "./readFilesOnce";

export type { Tree };

jest.mock("../../tools/content/check/read/readEntry", () => {
  const actual = jest.requireActual<typeof Reader>("../../tools/content/check/read/readEntry");
  const { readingOnce } = jest.requireActual<typeof Once>("./readFilesOnce");
  return { ...actual, readEntry: readingOnce(actual.readEntry) };
});

const fixture = readTree(fixtureContent);

/** The fixture's content in memory, for a test to change. */
export const validTree = (): Tree => new Map(fixture);

const foldersOf = (tree: Tree): Entry[] => {
  const folders = [...tree.keys()].flatMap((file) => {
    const parts = file.split("/").slice(0, -1);
    return parts.map((_part, index) => parts.slice(0, index + 1).join("/"));
  });
  return [...new Set(folders)].map((folder) => ({ path: folder, kind: "folder" }));
};

/** A tree in memory as the check reads it. */
export const memorySource = (tree: Tree): ContentSource => ({
  label: "content",
  list: () => [
    ...[...tree.keys()].map((path): Entry => ({ path, kind: "file" })),
    ...foldersOf(tree),
  ],
  sizeOf: (file) => tree.get(file)?.length ?? 0,
  read: (file) => {
    const bytes = tree.get(file);
    return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(`no such file: ${file}`));
  },
});

/** A day on which nothing in the valid tree has expired. */
const fixtureDay = new Date("2024-11-20T12:00:00Z");

/** The check's output for the valid tree after `change`, line by line. */
export async function problemsAfter(
  change: (tree: Tree) => void | Promise<void>,
  { today = fixtureDay, isLaunch }: { today?: Date; isLaunch?: boolean } = {},
): Promise<string[]> {
  const tree = validTree();
  await change(tree);
  const { problems, hints } = await checkContent(memorySource(tree), { today, isLaunch });
  return [...problems, ...hints].map(formatProblem);
}
