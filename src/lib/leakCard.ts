/** The page that works offline. */
export const LEAK_CARD = "/leak-card";

/** The service worker that caches the page; built from src/worker (tools/site-build/leak-card). */
export const LEAK_CARD_WORKER = `${LEAK_CARD}-worker.js`;

/** The prefix of the cache names; the privacy policy names it. */
export const LEAK_CARD_STORE = "leak-card";

/** The id of the note that a card is a copy. The service worker reveals it in the copy. */
export const savedNoteId = "saved";

/** Caches the card. */
export function keepLeakCard() {
  (navigator as Partial<Navigator>).serviceWorker
    ?.register(LEAK_CARD_WORKER, { scope: LEAK_CARD })
    // The browser itself only checks for a new worker when the card is opened.
    .then((worker) => worker.active && worker.update())
    // Private windows and full disks cause failures; the card then needs a connection, like any page.
    .catch(() => {});
}
