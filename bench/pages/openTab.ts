import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};

/** The slowdown factor of the processor relative to this machine. */
const CPU_SLOWDOWN = 4;

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/**
 * Opens an empty tab on a slow network, as for a first visit.
 * @param observe runs in each page before its own scripts
 */
export async function openTab(
  browser: Browser,
  device: BrowserContextOptions,
  observe: () => void,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  // The compiler that runs these files wraps named functions in a helper that the page lacks.
  await page.addInitScript("globalThis.__name = (value) => value");
  await page.addInitScript(observe);
  return { page, session };
}
