/** The index that `index` wraps around to in a row of `count` items; 0 when there are none. */
export const wrapIndex = (index: number, count: number) =>
  count === 0 ? 0 : ((index % count) + count) % count;
