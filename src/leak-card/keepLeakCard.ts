import { LEAK_CARD, LEAK_CARD_WORKER } from "../lib/leakCard";

/** Stores the card while the visitor reads another page. */
export function keepLeakCard() {
  (navigator as Partial<Navigator>).serviceWorker
    ?.register(LEAK_CARD_WORKER, { scope: LEAK_CARD })
    // The browser itself only checks for a new worker when the card is opened.
    .then((worker) => worker.active && worker.update())
    // Private windows and full disks cause failures; the card then needs a connection, like any page.
    .catch(() => {});
}
