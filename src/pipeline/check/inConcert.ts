/** How many files are open at a time: enough to keep the disk busy, far below any limit. */
const atOnce = 16;

/** Does `work` on every item, several at a time; the results keep the items' order. */
export async function inConcert<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
