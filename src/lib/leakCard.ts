/** The page that opens without a connection. */
export const LEAK_CARD = "/leak-card";

/** The service worker that keeps a copy of it; the build writes it (tools/site-build/leak-card). */
export const LEAK_CARD_WORKER = `${LEAK_CARD}-worker.js`;

/** What the names of its copies begin with; the privacy policy names them. */
export const LEAK_CARD_STORE = "leak-card";

/** The line for the time without a connection. The worker uncovers it in the copy that it keeps. */
export const offlineId = "offline";

/**
 * The switch. With `false`, the next release removes every copy and its worker from the browsers
 * that have one: on the next visit to any page, and again when the card itself is opened.
 */
export const IS_LEAK_CARD_KEPT: boolean = true;

/** Removes the worker and every copy that it has kept. */
const remove = (workers: ServiceWorkerContainer) =>
  workers
    .getRegistration(LEAK_CARD)
    .then((worker) => worker?.unregister())
    .then(() => caches.keys())
    .then((names) => names.filter((name) => name.startsWith(LEAK_CARD_STORE)))
    .then((names) => Promise.all(names.map((name) => caches.delete(name))));

/** Keeps a copy of the card, or removes it where the switch says so. */
export function keepLeakCard() {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  const done: Promise<unknown> | undefined =
    workers &&
    (IS_LEAK_CARD_KEPT
      ? workers
          .register(LEAK_CARD_WORKER, { scope: LEAK_CARD })
          // The browser itself looks for a new worker only when the card is opened.
          .then((worker) => worker.active && worker.update())
      : remove(workers));
  // Private windows and full disks: the card then needs a connection, like any page.
  done?.catch(() => {});
}
