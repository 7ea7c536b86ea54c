import { createHash } from "node:crypto";
import { LEAK_CARD, LEAK_CARD_STORE, offlineId } from "../../../src/lib/leakCard";

/** In ms: how long a connection may take before the worker shows the copy. */
const PATIENCE_MS = 4000;

/**
 * Returns the code of the service worker that stores the leak card. It answers from the network if
 * possible, otherwise with the copy. A change of the card changes the worker, so every browser fetches the
 * new card on its next visit to any page.
 * @param html the built card
 */
export function workerCode(html: string): string {
  const digest = createHash("sha256").update(html).digest("hex").slice(0, 16);
  return `const card = ${JSON.stringify(LEAK_CARD)};
const store = ${JSON.stringify(`${LEAK_CARD_STORE}-${digest}`)};

self.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) =>
      Promise.all(
        names
          .filter((name) => name.startsWith(${JSON.stringify(LEAK_CARD_STORE)}) && name !== store)
          .map((name) => caches.delete(name)),
      ),
    ),
  );
});

self.addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  if (mode === "navigate" && new URL(url).pathname === card) event.respondWith(answer(event.request));
});

async function keep() {
  const fresh = await fetch(card, { cache: "no-cache" });
  if (!fresh.ok) throw new Error(card + " was answered with " + fresh.status);
  const headers = new Headers(fresh.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  const date = new Date().toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
  const html = (await fresh.text()).replace(
    /(<p id="${offlineId}"[^>]*?) hidden=""([^>]*>[^<]*)\\{date\\}/,
    (all, before, after) => before + after + date,
  );
  await (await caches.open(store)).put(card, new Response(html, { headers }));
}

async function answer(request) {
  const late = new Promise((resolve, reject) => setTimeout(reject, ${PATIENCE_MS}));
  try {
    const fresh = await Promise.race([fetch(request), late]);
    if (fresh.status < 500) return fresh;
  } catch {
    // No connection, or one that is too slow.
  }
  return (await caches.match(card)) || fetch(request);
}
`;
}

/** A worker that deletes the copies of the one above and unregisters itself. */
export const removingWorkerCode = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(${JSON.stringify(LEAK_CARD_STORE)})))
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
`;
