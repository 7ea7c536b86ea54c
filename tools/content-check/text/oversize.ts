import { placeAt } from "../../../src/pipeline/places";
import { finding, type Finding } from "../finding";

/** Far above the longest legal page, and small enough to be read in an instant. */
export const maximumTextBytes = 60_000;
const maximumLines = 1500;

/** The same sign so often in a row takes readers of YAML and Markdown very long. */
const repeated = /([^\w\s=.·─-])\1{79,}/;

/** What makes a text too much to read. */
export function oversize(text: string): Finding | undefined {
  if (text.length > maximumTextBytes) {
    const message = `the file has ${text.length} characters; at most ${maximumTextBytes} are allowed`;
    return finding({ line: 1, column: 1 }, "too-large", message);
  }
  const lines = text.split("\n").length;
  if (lines > maximumLines) {
    const message = `the file has ${lines} lines; at most ${maximumLines} are allowed`;
    return finding({ line: 1, column: 1 }, "too-large", message);
  }
  const run = repeated.exec(text);
  if (!run) return undefined;
  const message = `"${run[1] ?? ""}" stands ${run[0].length} times in a row; shorten it`;
  return finding(placeAt(text, run.index), "characters", message);
}
