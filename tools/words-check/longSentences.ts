import type { Root } from "nlcst";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile6";

/** A sentence this long has to be read twice. */
const MOST_WORDS = 25;

/** Names sentences of more than 25 words. */
export function longSentences() {
  return (tree: Root, file: VFile) => {
    visit(tree, "SentenceNode", (sentence) => {
      const words = sentence.children.filter(({ type }) => type === "WordNode").length;
      if (words <= MOST_WORDS) return;
      const reason = `${words} words in one sentence; make two, or a list`;
      file.message(reason, { place: sentence.position, source: "long-sentence" });
    });
  };
}
