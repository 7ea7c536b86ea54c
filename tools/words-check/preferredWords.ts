import type { Root } from "nlcst";
import { toString } from "nlcst-to-string";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile6";

/** What the site writes in place of a word, so that one thing has one name on every page. */
const preferred: Readonly<Record<string, string>> = {
  "e-mail": "email",
  "e-mails": "emails",
  telephone: "phone",
  telephones: "phones",
  cellphone: "phone",
};

/** Names words for which the site has another. */
export function preferredWords() {
  return (tree: Root, file: VFile) => {
    visit(tree, "WordNode", (word) => {
      const written = toString(word);
      const better = preferred[written.toLowerCase()];
      if (!better) return;
      const reason = `"${written}" is "${better}" elsewhere`;
      file.message(reason, { place: word.position, source: "preferred-word" });
    });
  };
}
