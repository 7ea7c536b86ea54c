// A site that was at this address before may have left a worker here that answers with its own pages. Browsers replace it
// with this one, which deletes its stores, ends, and loads its pages again. It may go after a year (docs/hosting.md).
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(end()));

async function end() {
  const names = await caches.keys();
  // Those of src/leak-card/worker stay.
  const foreign = names.filter((name) => !name.startsWith("leak-card"));
  const pages = await self.clients.matchAll({ type: "window" });
  await Promise.all(foreign.map((name) => caches.delete(name)));
  await self.registration.unregister();
  for (const page of pages) page.navigate(page.url);
}
