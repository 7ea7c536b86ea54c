import { expect, test, type Page, type Route } from "@playwright/test";
import { headerNavigation } from "../browser/support/landing";
import { words } from "../browser/support/words";

/** A phone on a very weak network: 400 kbit/s, 400 ms, and a sixth of this machine's speed. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  const throughput = 400_000 / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
}

const files = {
  fonts: /\.woff2$/,
  pictures: /\.(avif|webp|jpg|svg)$/,
  "the page's data": /\/page-data\//,
  "React's script": /framework-.*\.js$/,
  "the site's script": /\/app-.*\.js$/,
  "the page's script": /\/component---.*\.js$/,
};

/** Ways in which files can be missing; each gets the number of the request for its address. */
const faults: Readonly<Record<string, (route: Route, count: number) => Promise<void>>> = {
  "never arrive": () => new Promise(() => undefined),
  fail: (route) => route.abort(),
  "fail once": (route, count) => (count === 1 ? route.abort() : route.continue()),
};

for (const [name, pattern] of Object.entries(files)) {
  for (const [fault, answer] of Object.entries(faults)) {
    test(`on a slow phone, where ${name} ${fault}, the page is readable and its links work`, async ({
      page,
    }) => {
      const counts = new Map<string, number>();
      await page.route(pattern, (route) => {
        const address = route.request().url();
        const count = (counts.get(address) ?? 0) + 1;
        counts.set(address, count);
        return answer(route, count);
      });
      await slowDown(page);
      await page.goto("/", { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("heading", { level: 2 }).last()).toHaveText(/\S/);

      // The menu opens, or is already open because its script failed to load.
      await page.getByRole("button", { name: words.navigation.header.open }).tap();
      const link = headerNavigation(page).getByRole("link").last();
      await expect(link).toBeVisible();
      await link.tap();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.contact.title);
      await expect(page).toHaveURL("/contact");
      expect(counts.size).toBeGreaterThan(0);
    });
  }
}
