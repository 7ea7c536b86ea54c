import type { VFile } from "vfile";

const mergeMarker = /^(?:<{7}|>{7}|\|{7})(?: .*)?$|^={7}$/;

/** Reports merge markers of Git; returns whether there are none. */
export function checkMerge(file: VFile): boolean {
  for (const [index, line] of file.toString().split("\n").entries()) {
    if (!mergeMarker.test(line)) continue;
    const message = `"${line.slice(0, 40)}" was left behind by a merge; keep one version and delete this line`;
    file.message(message, { line: index + 1, column: 1 }, "merge-marker");
  }
  return file.messages.length === 0;
}

/** A last line with fewer words is a label, which may end without a full stop. */
const fewestWords = { yml: 5, md: 1 };

/** Reports a file that ends within a sentence and without a line ending. */
export function checkEnd(file: VFile): void {
  const lines = file.toString().split("\n");
  const last = lines.at(-1) ?? "";
  const fewest = file.extname === ".yml" ? fewestWords.yml : fewestWords.md;
  if (last.trim().split(/\s+/).length < fewest || !/[\p{L}\p{N},;]$/u.test(last)) return;
  const message = `the text ends with "${last.slice(-20)}"; finish the sentence, or press Enter after it if it is complete`;
  file.message(message, { line: lines.length, column: last.length }, "cut-off");
}
