import { checkContent } from "../../tools/content/check/checkContent";
import { formatProblem } from "../../src/model/problems";
import { memorySource, validTree, type Tree } from "./contentTree";

/** Replaces `from`, which must exist, in a text file. */
export const edit =
  (file: string, from: string | RegExp, to: string) =>
  (tree: Tree): void => {
    const text = tree.get(file)?.toString("utf8") ?? "";
    const isThere = typeof from === "string" ? text.includes(from) : from.test(text);
    if (!isThere) throw new Error(`${file} does not contain ${String(from)}`);
    tree.set(file, Buffer.from(text.replace(from, () => to)));
  };

/** Adds or replaces a file. */
export const put =
  (file: string, content: string | Buffer) =>
  (tree: Tree): void =>
    void tree.set(file, Buffer.from(content));

/** Deletes a file. */
export const remove =
  (file: string) =>
  (tree: Tree): void =>
    void tree.delete(file);

/** A day on which nothing in the valid tree has expired. */
const fixtureDay = new Date("2024-11-20T12:00:00Z");

/** The check's output for the valid tree after `change`, line by line. */
export async function problemsAfter(
  change: (tree: Tree) => void | Promise<void>,
  { today = fixtureDay, isLaunch }: { today?: Date; isLaunch?: boolean } = {},
): Promise<string[]> {
  const tree = await validTree();
  await change(tree);
  const { problems, hints } = await checkContent(memorySource(tree), { today, isLaunch });
  return [...problems, ...hints].map(formatProblem);
}
