/** A place in a file. Lines and columns count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Where a file begins: the place of a problem that belongs to the whole of it. */
export const fileStart: Place = { line: 1, column: 1 };

/** The place of `offset` in `text`, whose first character stands on `firstLine`. */
export function placeAt(text: string, offset: number, firstLine = 1): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: firstLine + before.split("\n").length - 1, column: before.length - lineStart + 1 };
}
