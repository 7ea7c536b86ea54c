/** `index`, wrapped around in a list of `count` items; 0 if the list is empty. */
export const wrapIndex = (index: number, count: number) =>
  count === 0 ? 0 : ((index % count) + count) % count;
