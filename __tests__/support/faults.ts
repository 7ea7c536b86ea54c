import { checkContent } from "../../tools/content/check/checkContent";
import { formatProblem } from "../../src/model/problems";
import { memorySource, validTree, type Tree } from "./contentTree";

/** One thing that can be wrong with content, and exactly what the check says of it. */
export interface Fault {
  name: string;
  /** What is done to the valid tree. */
  change: (tree: Tree) => void | Promise<void>;
  says: readonly string[];
}

/** Replaces `from`, which must be there, in a text file. */
export const edit =
  (file: string, from: string | RegExp, to: string) =>
  (tree: Tree): void => {
    const text = tree.get(file)?.toString("utf8") ?? "";
    const isThere = typeof from === "string" ? text.includes(from) : from.test(text);
    if (!isThere) throw new Error(`${file} does not hold ${String(from)}`);
    tree.set(file, Buffer.from(text.replace(from, () => to)));
  };

/** Puts a file there, or another in its place. */
export const put =
  (file: string, content: string | Buffer) =>
  (tree: Tree): void =>
    void tree.set(file, Buffer.from(content));

/** Takes a file away. */
export const remove =
  (file: string) =>
  (tree: Tree): void =>
    void tree.delete(file);

/** A day on which nothing in the valid tree is too old. */
const fixtureDay = new Date("2024-11-20T12:00:00Z");

/** What the check says of the valid tree after `change`, line by line. */
export async function said(change: Fault["change"], today = fixtureDay): Promise<string[]> {
  const tree = await validTree();
  await change(tree);
  const { problems, hints } = await checkContent(memorySource(tree), { today });
  return [...problems, ...hints].map(formatProblem);
}

/** One test for each fault: its messages, all of them and nothing else. */
export function testFaults(faults: readonly Fault[]): void {
  it.each(faults.map((fault) => [fault.name, fault] as const))("%s", async (_name, fault) => {
    expect(await said(fault.change)).toEqual(fault.says);
  });
}
