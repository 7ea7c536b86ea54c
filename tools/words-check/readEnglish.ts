import { readFile } from "node:fs/promises";
import path from "node:path";
import { toNlcst } from "mdast-util-to-nlcst";
import { ParseEnglish } from "parse-english";
import { retext } from "retext";
import retextIndefiniteArticle from "retext-indefinite-article";
import retextRepeatedWords from "retext-repeated-words";
import retextSimplify from "retext-simplify";
import retextSpell from "retext-spell";
import { VFile } from "vfile6";
import { longSentences } from "./longSentences";
import type { Passage } from "./passages";
import { preferredWords } from "./preferredWords";

/** Words that the list of hard ones has, and that no plainer word replaces here. */
const plainEnough = [
  "address",
  "attempt",
  "contains",
  "delete",
  "identify",
  "it is",
  "previous",
  "request",
  "require",
  "there are",
  "there is",
  "witnessed",
];

async function makeReader() {
  // The package awaits at its top level, which a static import does not allow here.
  const { default: dictionary } = await import("dictionary-en-gb");
  const personal = await readFile(path.join(__dirname, "names.txt"), "utf8");
  return retext()
    .use(retextRepeatedWords)
    .use(retextIndefiniteArticle)
    .use(retextSimplify, { ignore: plainEnough })
    .use(retextSpell, { dictionary, personal })
    .use(longSentences)
    .use(preferredWords)
    .freeze();
}

let made: ReturnType<typeof makeReader> | undefined;

const english = () => (made ??= makeReader());

/** Reads the passages of a file as an editor would, and returns the file with its hints. */
export async function readEnglish(name: string, passages: readonly Passage[]): Promise<VFile> {
  const whole = new VFile({ path: name });
  const reader = await english();
  for (const { text, markdown } of passages) {
    const file = new VFile({ path: name, value: text });
    const tree = markdown
      ? toNlcst(markdown as Parameters<typeof toNlcst>[0], file, ParseEnglish)
      : reader.parse(file);
    await reader.run(tree, file);
    whole.messages.push(...file.messages);
  }
  return whole;
}
