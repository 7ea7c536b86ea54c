/** The page that works offline. */
export const LEAK_CARD = "/leak-card";

/** The service worker that caches the page; built from src/worker (tools/site-build/leak-card). */
export const LEAK_CARD_WORKER = `${LEAK_CARD}-worker.js`;

/** The prefix of the cache names; the privacy policy names it. */
export const LEAK_CARD_STORE = "leak-card";

/** The id of the note that a card is a copy. The service worker reveals it in the copy. */
export const savedNoteId = "saved";

/**
 * The kill switch. With `false`, the next release unregisters the service worker and deletes its caches in
 * all browsers: on the next visit to any page, and again when the card itself is opened.
 */
export const IS_LEAK_CARD_KEPT: boolean = true;

/** Unregisters the service worker and deletes its caches. */
const removeWorker = (workers: ServiceWorkerContainer) =>
  workers
    .getRegistration(LEAK_CARD)
    .then((worker) => worker?.unregister())
    .then(() => caches.keys())
    .then((names) => names.filter((name) => name.startsWith(LEAK_CARD_STORE)))
    .then((names) => Promise.all(names.map((name) => caches.delete(name))));

/** Caches the card, or deletes the caches if the kill switch is off. */
export function keepLeakCard() {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  const done: Promise<unknown> | undefined =
    workers &&
    (IS_LEAK_CARD_KEPT
      ? workers
          .register(LEAK_CARD_WORKER, { scope: LEAK_CARD })
          // The browser itself only checks for a new worker when the card is opened.
          .then((worker) => worker.active && worker.update())
      : removeWorker(workers));
  // Private windows and full disks cause failures; the card then needs a connection, like any page.
  done?.catch(() => {});
}
