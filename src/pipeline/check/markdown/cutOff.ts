import { finding, type Finding } from "../finding";

/** A text that stops within a sentence, without the line end that programs leave behind it. */
export function cutOff(body: string, firstLine: number): Finding[] {
  const lines = body.split("\n");
  const last = lines.at(-1) ?? "";
  if (!/[\p{L}\p{N},;]$/u.test(last)) return [];
  const message = `the text ends with "${last.slice(-20)}"; finish the sentence, or end the line if it is complete`;
  const place = { line: firstLine + lines.length - 1, column: last.length };
  return [finding(place, "cut-off", message)];
}
