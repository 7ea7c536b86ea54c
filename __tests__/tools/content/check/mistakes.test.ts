import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { fixFile } from "../../../../tools/content/fix/fixContent";
import { problemsAfter, type Tree } from "../../../support/contentTree";

/** Data files of mistakes; the README.md in it describes an entry. */
const folder = path.resolve(__dirname, "../../../fixture/mistakes");

/** A change to one file of the fixture's content. */
type Edit = { file: string } & (
  | { from: string; to: string; times?: number }
  | { text: string }
  | { bytes: string }
  | { copy: string }
  | { keep: number }
  | { grow: number }
  | { picture: [width: number, height: number]; as?: "png" | "gif" }
  | { fix: true }
  | { remove: true }
);

interface Mistake {
  name: string;
  edits: Edit[];
  /** Everything that the check then says, problems first. */
  messages: string[];
  /** The changes that the messages ask for; after them, the check says nothing. */
  cure?: Edit[];
  /** The time of the check. */
  now?: string;
  isLaunch?: boolean;
}

/** The content of the file after the change. */
async function changed(tree: Tree, change: Exclude<Edit, { remove: true }>) {
  const before = tree.get(change.file) ?? Buffer.alloc(0);
  if ("from" in change) {
    const { file, from, to, times = 1 } = change;
    if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
    return before.toString("utf8").replace(from, () => to.repeat(times));
  }
  if ("text" in change) return change.text;
  if ("bytes" in change) return Buffer.from(change.bytes, "latin1");
  if ("copy" in change) return tree.get(change.copy)!;
  if ("fix" in change) return (await fixFile(change.file, before))!.bytes;
  if ("keep" in change) return before.subarray(0, before.length * change.keep);
  if ("grow" in change) return Buffer.concat([before, Buffer.alloc(change.grow)]);
  const [width, height] = change.picture;
  const picture = sharp({ create: { width, height, channels: 4, background: "#2469" } });
  return picture.toFormat(change.as ?? (path.extname(change.file).slice(1) as "jpeg")).toBuffer();
}

async function apply(tree: Tree, change: Edit): Promise<void> {
  if ("remove" in change) tree.delete(change.file);
  else tree.set(change.file, Buffer.from(await changed(tree, change)));
}

const files = readdirSync(folder).filter((file) => file.endsWith(".yml"));

/** Everything that the check says after the changes. */
const saidAfter = (edits: readonly Edit[], { now, isLaunch }: Mistake) =>
  problemsAfter(
    async (tree) => {
      for (const one of edits) await apply(tree, one);
    },
    { today: now ? new Date(now) : undefined, isLaunch },
  );

describe.each(files)("%s", (file) => {
  const mistakes = parse(readFileSync(path.join(folder, file), "utf8")) as Mistake[];

  it.each(mistakes)("$name", async (mistake) => {
    const { edits, messages, cure } = mistake;
    const said = await saidAfter(edits, mistake);
    // A message that ends with … is the beginning of one with a list of pages or types. The line * is any: a new
    // field of the fixture moves it.
    const expected = messages.map((message, index) => {
      const actual = said[index] ?? "";
      const full = message.replace(":*:", `:${actual.split(":")[1]}:`);
      return full.endsWith("…") && actual.startsWith(full.slice(0, -1)) ? actual : full;
    });
    expect(said).toEqual(expected);
    const left = cure ? await saidAfter([...edits, ...cure], mistake) : [];
    expect(left).toEqual([]);
  });
});
