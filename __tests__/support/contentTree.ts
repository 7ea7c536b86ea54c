import sharp from "sharp";
import { readTree, type Tree } from "./edits/contentFiles";
import type { ContentSource, Entry } from "../../tools/content/check/read/contentSource";
import { fixtureContent } from "./fixtureContent";
import { readFilesOnce } from "./readFilesOnce";

export type { Tree };

readFilesOnce();

/** A plain JPEG of one colour. */
export const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#246" } })
    .jpeg()
    .toBuffer();

let known: Tree | undefined;

/** The fixture's content in memory, for a test to change. */
export function validTree(): Promise<Tree> {
  known ??= readTree(fixtureContent);
  return Promise.resolve(new Map(known));
}

const foldersOf = (tree: Tree): Entry[] => {
  const folders = [...tree.keys()].flatMap((file) => {
    const parts = file.split("/").slice(0, -1);
    return parts.map((_part, index) => parts.slice(0, index + 1).join("/"));
  });
  return [...new Set(folders)].map((folder) => ({ path: folder, kind: "folder", size: 0 }));
};

/** A tree in memory as the check reads it. */
export const memorySource = (tree: Tree): ContentSource => ({
  label: "content",
  list: () => {
    const files = [...tree].map(([file, bytes]): Entry => ({
      path: file,
      kind: "file",
      size: bytes.length,
    }));
    return Promise.resolve([...files, ...foldersOf(tree)]);
  },
  read: (file) => {
    const bytes = tree.get(file);
    return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(`no such file: ${file}`));
  },
});
