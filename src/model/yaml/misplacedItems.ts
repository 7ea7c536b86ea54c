/** A misplaced list item, and the text with the item in its correct position. */
export interface MisplacedItem {
  /** The offset of the item's marker in the text. */
  offset: number;
  text: string;
  message: string;
}

/** A list item's line: its indentation, and a hyphen or the dash or bullet that a keyboard made of one. */
const itemLine = /^( *)(?:-( +)|-(?=\p{L})|[–—•] *)(?=\S)/u;

/** Files larger than this are not searched, nor more items than this above the mistake. */
const limits = { characters: 20_000, items: 20, columns: 4 };

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;

/** The end of the item on line `index`, including its more deeply indented lines. */
function endOfItem(lines: readonly string[], index: number, deepest: number): number {
  let end = index + 1;
  while (end < lines.length && lines[end]?.trim() !== "" && indentOf(lines[end] ?? "") >= deepest)
    end += 1;
  return end;
}

function shiftLines(lines: readonly string[], from: number, to: number, columns: number): string[] {
  return lines.map((line, index) => {
    if (index < from || index >= to) return line;
    return columns >= 0
      ? " ".repeat(columns) + line
      : line.slice(Math.min(-columns, indentOf(line)));
  });
}

function messageOf(columns: number, isHyphen: boolean): string {
  if (!isHyphen)
    return 'an item of a list starts with a hyphen and a space ("- "); npm run fix:content writes them';
  const spaces = Math.abs(columns) === 1 ? "1 space" : `${Math.abs(columns)} spaces`;
  const how = columns > 0 ? `put ${spaces} before it` : `delete ${spaces} before it`;
  return `this hyphen is not in line with the others of its list; ${how}, or run npm run fix:content`;
}

/**
 * The list item whose indentation or marker makes a YAML text unreadable. Undefined if there is none, or if
 * moving the item could give two meanings.
 * @param last the line of YAML's error, counted from 0
 * @param meaningOf the coerced values of a text; undefined if it is invalid
 */
export function misplacedItem(
  text: string,
  last: number,
  meaningOf: (text: string) => string | undefined,
): MisplacedItem | undefined {
  if (text.length > limits.characters) return undefined;
  const lines = text.split("\n");
  const items = [...lines.keys()]
    .filter((index) => index <= last + 1 && itemLine.test(lines[index] ?? ""))
    .slice(-limits.items);
  const columns = [...new Set(items.map((index) => indentOf(lines[index] ?? "")))].sort(
    (one, other) => one - other,
  );
  const found: (MisplacedItem & { meaning: string; shift: number })[] = [];
  for (const index of items) {
    const line = lines[index] ?? "";
    const [mark = "", { length: indent } = "", gap] = itemLine.exec(line) ?? [];
    const isHyphen = gap !== undefined;
    const signed = lines.with(index, `${" ".repeat(indent)}- ${line.slice(mark.length)}`);
    const ends = [index + 1, endOfItem(lines, index, indent + 1), endOfItem(lines, index, indent)];
    const offset = lines.slice(0, index).join("\n").length + Math.min(index, 1) + indent;
    for (const column of columns.slice(0, limits.columns))
      for (const end of new Set(ends)) {
        const shift = column - indent;
        if (shift === 0 && isHyphen) continue;
        const candidate = shiftLines(isHyphen ? lines : signed, index, end, shift).join("\n");
        const meaning = meaningOf(candidate);
        const message = messageOf(shift, isHyphen);
        if (meaning !== undefined) found.push({ offset, text: candidate, message, meaning, shift });
      }
  }
  // Of two moves with the same meaning, the one further left fixes the usual mistake.
  const [best] = found.sort((one, other) => one.shift - other.shift);
  return found.every(({ meaning }) => meaning === best?.meaning) ? best : undefined;
}
