import { finding, type Finding } from "../finding";

/**
 * A file that stops within a sentence, without the line end that programs leave behind it.
 * @param text all of the file
 * @param leastWords a last line of fewer words is a label, which may end like that
 */
export function cutOff(text: string, leastWords: number): Finding[] {
  const lines = text.split("\n");
  const last = lines.at(-1) ?? "";
  const isLabel = last.trim().split(/\s+/).length < leastWords;
  if (isLabel || !/[\p{L}\p{N},;]$/u.test(last)) return [];
  const message = `the text ends with "${last.slice(-20)}"; finish the sentence, or end the line if it is complete`;
  return [finding({ line: lines.length, column: last.length }, "cut-off", message)];
}
