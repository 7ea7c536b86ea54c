/**
 * In how many columns items stand evenly: rows differ by little, and none holds a single item.
 * @param count how many items there are
 * @param most how many columns there is room for
 */
export function evenColumns(count: number, most: number): number {
  const even = Math.ceil(count / Math.ceil(count / most));
  return [even, even - 1, even + 1].find((columns) => count % columns !== 1) ?? even;
}
