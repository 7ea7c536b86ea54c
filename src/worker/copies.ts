import { LEAK_CARD_STORE } from "../lib/leakCard";

/** Deletes the copies of the card, except the one in the cache `kept`. */
export async function deleteCopies(kept?: string): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(LEAK_CARD_STORE) && name !== kept);
  await Promise.all(others.map((name) => caches.delete(name)));
}
