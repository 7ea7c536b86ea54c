/** A list item's line; people also type a dash or a bullet, or forget the space. */
const itemLine = /^( *)(?:(-)(?: |$)|[–—•]|-(?=\p{L}))/u;

/** The first item, of the field with the syntax error on line `last`, that is no item or not in line. */
export function misplacedItem(text: string, last: number) {
  const lines = text.split("\n");
  const first = lines.slice(0, last).findLastIndex((line) => /^\w/.test(line)) + 1;
  const indents: number[] = [];
  for (let index = first; index < lines.length && !/^\w/.test(lines[index] ?? ""); index += 1) {
    const [item, { length: indent } = "", hyphen] = itemLine.exec(lines[index] ?? "") ?? [];
    if (item === undefined) continue;
    const offset = lines.slice(0, index).join("\n").length + 1 + indent;
    if (!hyphen)
      return { offset, message: 'an item of a list starts with a hyphen and a space ("- ")' };
    // A list inside an item starts below a field's name.
    const isFirst = lines[index - 1]?.trimEnd().endsWith(":");
    if (!isFirst && indents.length > 0 && !indents.includes(indent)) {
      const message =
        "this hyphen is not in line with the others of its list; give it as many spaces as they have";
      return { offset, message };
    }
    indents.push(indent);
  }
  return undefined;
}
