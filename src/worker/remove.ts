/** A service worker that deletes the copies of the leak card and unregisters itself. */
import { deleteCopies } from "./copies";
import { worker } from "./scope";

worker.addEventListener("install", () => void worker.skipWaiting());

worker.addEventListener("activate", (event) => {
  event.waitUntil(deleteCopies().then(() => worker.registration.unregister()));
});
