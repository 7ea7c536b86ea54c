import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { fixFile } from "../../../../tools/content/fix/fixContent";
import { problemsAfter, type Tree } from "../../../support/contentTree";

// The rule asks git, which takes longer than all other rules, and knows nothing of a tree in memory (oldDates.test.ts).
jest.mock("../../../../tools/content/check/rules/oldDates", () => ({ hintOldDates: () => {} }));

/** Data files of mistakes; the README.md in it describes an entry. */
const folder = path.resolve(__dirname, "../../../fixture/mistakes");

/** A change to one file of the fixture's content. */
interface Edit
  extends
    Partial<Record<"from" | "to" | "text" | "bytes" | "copy", string>>,
    Partial<Record<"times" | "keep" | "grow", number>> {
  file: string;
  picture?: [width: number, height: number];
  as?: "png" | "gif";
  fix?: true;
  remove?: true;
}

/** Several edits, or the properties of one; what is missing is above all entries. */
interface Mistake extends Partial<Edit> {
  /** For an entry without a message. */
  name?: string;
  edits?: Partial<Edit>[];
  message?: string;
  messages?: string[];
  cure?: string | Partial<Edit> | Partial<Edit>[];
  /** Several cures that the messages offer; each is tried alone. */
  cures?: string[];
  now?: string;
  isLaunch?: boolean;
}

interface MistakesFile {
  file?: string;
  from?: string;
  mistakes: Mistake[];
}

const withDefaults = (edits: readonly Partial<Edit>[], file = "", from = ""): Edit[] =>
  edits.map((edit) => (edit.to === undefined ? { file, ...edit } : { file, from, ...edit }));

/** The changes of a mistake, and those of each of its cures. */
function editsOf(mistake: Mistake, { file, from }: MistakesFile) {
  const { edits = [mistake], cure = [], cures = [] } = mistake;
  const made = withDefaults(edits, file, from);
  const ways = [typeof cure === "string" ? { to: cure } : cure, ...cures.map((to) => ({ to }))];
  return {
    made,
    cures: ways
      .map((way) => withDefaults([way].flat(), made[0]?.file, made[0]?.to))
      .filter((way) => way.length > 0),
  };
}

/** The content of the file after the change. */
async function changed(tree: Tree, change: Edit): Promise<Buffer> {
  const { file, from = "", to, times = 1, text, bytes, copy, keep = 1, grow = 0 } = change;
  const before = tree.get(copy ?? file) ?? Buffer.alloc(0);
  if (text !== undefined) return Buffer.from(text);
  if (bytes !== undefined) return Buffer.from(bytes, "latin1");
  if (change.picture) {
    const [width, height] = change.picture;
    const picture = sharp({ create: { width, height, channels: 4, background: "#2469" } });
    return picture.toFormat(change.as ?? (path.extname(file).slice(1) as "jpeg")).toBuffer();
  }
  if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
  const after =
    to === undefined
      ? Buffer.concat([before.subarray(0, before.length * keep), Buffer.alloc(grow)])
      : Buffer.from(before.toString().replace(from, () => to.repeat(times)));
  return change.fix ? (await fixFile(file, after))!.bytes : after;
}

const files = readdirSync(folder).filter((file) => file.endsWith(".yml"));

/** Everything that the check says after the changes. */
const saidAfter = (edits: readonly Edit[], { now, isLaunch }: Mistake) =>
  problemsAfter(
    async (tree) => {
      for (const edit of edits)
        if (edit.remove) tree.delete(edit.file);
        else tree.set(edit.file, await changed(tree, edit));
    },
    { today: now ? new Date(now) : undefined, isLaunch },
  );

describe.each(files)("%s", (file) => {
  const content = parse(readFileSync(path.join(folder, file), "utf8")) as MistakesFile;
  const named = content.mistakes.map((one) => [one.name ?? one.message ?? one.messages?.[0], one]);
  it.each(named as [string, Mistake][])("%s", async (_name, mistake) => {
    const { made, cures } = editsOf(mistake, content);
    const { message, messages = [message ?? ""] } = mistake;
    const said = await saidAfter(made, mistake);
    // A message that ends with … is the beginning of one with a list of pages or types. The line * is any: a new
    // field of the fixture moves it.
    const expected = messages.map((words, index) => {
      const actual = said[index] ?? "";
      const full = words.replace(":*:", `:${actual.split(":")[1]}:`);
      return full.endsWith("…") && actual.startsWith(full.slice(0, -1)) ? actual : full;
    });
    expect(said).toEqual(expected);
    for (const cure of cures) expect(await saidAfter([...made, ...cure], mistake)).toEqual([]);
  });
});
