/**
 * The service worker that stores the leak card. It answers from the network if possible, otherwise with the
 * copy. The build writes the card's digest into it: a change of the card changes the worker, so every browser
 * fetches the new card on its next visit to any page, once the scripts of that page run.
 */
import { LEAK_CARD, LEAK_CARD_STORE, savedNoteId } from "../../lib/leakCard";
import { worker, type PageRequest } from "./scope";

/** The SHA-256 digest of the built card, in hexadecimal; the build defines it. */
declare const CARD_DIGEST: string;

/** In ms: how long a connection may take before the visitor gets the copy; the build defines it. */
declare const PATIENCE_MS: number;

const note = new RegExp(`(<p id="${savedNoteId}"[^>]*?) hidden=""([^>]*>[^<]*)\\{date\\}`);

const store = `${LEAK_CARD_STORE}-${CARD_DIGEST.slice(0, 16)}`;

worker.addEventListener("install", (event) => {
  // An open card must not delay the next one.
  const card = fetch(LEAK_CARD, { cache: "no-cache" });
  event.waitUntil(card.then(keep).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => event.waitUntil(deleteOldCopies()));

worker.addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  // Servers redirect the other spellings, but without a connection there is none.
  const address = new URL(url).pathname.replace(/\/(index\.html)?$/, "");
  if (mode === "navigate" && address === LEAK_CARD) event.respondWith(answer(event));
});

/** Deletes the copies of other releases. */
async function deleteOldCopies(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(LEAK_CARD_STORE) && name !== store);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Stores the card. If a server answers with the card of another release, the worker is not installed: its
 * steps would be kept under the wrong digest until the card changes again.
 */
async function keep(fresh: Response): Promise<void> {
  const bytes = await fresh.arrayBuffer();
  if (!fresh.ok || (await digestOf(bytes)) !== CARD_DIGEST)
    throw new Error(`${LEAK_CARD} is not the card of this release`);
  const headers = new Headers(fresh.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  const copy = markAsCopy(new TextDecoder().decode(bytes), new Date());
  await (await caches.open(store)).put(LEAK_CARD, new Response(copy, { headers }));
}

/**
 * Reveals the note of a stored card, with the day on which it was stored, and makes its links to other pages text: without
 * a connection they would lead to the browser's error page. `cardScript.ts` restores them.
 * @param html the card as it was built
 */
function markAsCopy(html: string, today: Date): string {
  const date = today.toLocaleDateString("en-GB", { dateStyle: "long" });
  return html
    .replace(note, (_, before: string, after: string) => before + after + date)
    .replace(/(<a\b[^>]*?) href="(?=\/)/g, '$1 data-to="');
}

const storedCard = async () => (await caches.open(store)).match(LEAK_CARD);

/**
 * The card from the network; the copy if there is no answer in time, or another than the card. If the browser has lost
 * the copy, it stores the card again.
 */
async function answer(event: PageRequest): Promise<Response> {
  const fresh = fetch(event.request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const inTime = await Promise.race([fresh, late]).catch(() => undefined);
  const copy = await storedCard().catch(() => undefined);
  if (inTime?.ok && !copy) event.waitUntil(keep(inTime.clone()).catch(() => {}));
  // The browser itself follows a redirect.
  if (inTime?.ok || inTime?.type === "opaqueredirect") return inTime;
  return copy ?? fresh;
}
