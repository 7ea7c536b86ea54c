import { watch } from "node:fs";

/** Calls `onChange` shortly after the last of several changes below `root`. */
export function watchFolder(root: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(root, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, 200);
  });
}
