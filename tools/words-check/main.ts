/**
 * Reads the words of content/ and hints at what an editor may want to change. It never fails.
 * `tsx tools/words-check/main.ts [folder]`
 */
import { typeOf } from "../../src/model/contentTypes";
import { diskSource } from "../content-check/contentSource";
import { passagesOf } from "./passages";
import { readEnglish } from "./readEnglish";

const source = diskSource(process.argv[2] ?? "content");

/** The hints for one file, as `file:line:column reader: hint`. */
async function hintsFor(path: string): Promise<string[]> {
  const type = typeOf(path)?.type;
  if (!type) return [];
  const text = (await source.read(path)).toString("utf8");
  const { messages } = await readEnglish(`${source.label}/${path}`, passagesOf(type, path, text));
  return messages
    .sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
    .map(({ name, source: by, reason }) => `${name} ${by}: ${reason}`);
}

void source.list().then(async (entries) => {
  const paths = entries.map(({ path }) => path).sort();
  const hints = (await Promise.all(paths.map(hintsFor))).flat();
  console.log([...hints, `words: ${hints.length} hints`].join("\n"));
});
