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
