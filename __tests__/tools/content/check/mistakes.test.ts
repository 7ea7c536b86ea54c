import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { edit, problemsAfter, put, remove } from "../../../support/faults";
import type { Tree } from "../../../support/contentTree";

/** Data files of mistakes; the README.md in it describes an entry. */
const folder = path.resolve(__dirname, "../../../fixture/mistakes");

/** A change to one file of the fixture's content. */
type Edit = { file: string } & (
  { from: string; to: string } | { text: string } | { copy: string } | { remove: true }
);

interface Mistake {
  name: string;
  edits: Edit[];
  /** Everything that the check then says, problems first. */
  messages: string[];
}

function apply(tree: Tree, change: Edit): void {
  if ("from" in change) edit(change.file, change.from, change.to)(tree);
  else if ("text" in change) put(change.file, change.text)(tree);
  else if ("copy" in change) put(change.file, tree.get(change.copy)!)(tree);
  else remove(change.file)(tree);
}

const files = readdirSync(folder).filter((file) => file.endsWith(".yml"));

describe.each(files)("%s", (file) => {
  const mistakes = parse(readFileSync(path.join(folder, file), "utf8")) as Mistake[];

  it.each(mistakes)("$name", async ({ edits, messages }) => {
    const said = await problemsAfter((tree) => edits.forEach((one) => apply(tree, one)));
    // A message that ends with … is the beginning of one with a list of pages or types.
    const expected = messages.map((message, index) => {
      const begun = message.endsWith("…") && said[index]?.startsWith(message.slice(0, -1));
      return begun ? said[index] : message;
    });
    expect(said).toEqual(expected);
  });
});
