import type { Browser, BrowserContextOptions } from "@playwright/test";
import { PRESSED, type Control } from "./controls";

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip: a weak mobile network. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** The slowdown factor of the processor relative to this machine. */
const CPU_SLOWDOWN = 4;

/** How long the visitor looks at the page before the press, in ms. */
const LOOKING_MS = 4000;

/** After this time a press counts as unanswered, in ms. */
const PATIENCE_MS = 15_000;

/**
 * Opens the page as a first visit, waits for four seconds, presses a control once and waits for the
 * response.
 * @returns the delay in ms, from before the press; the driver's own share (a tap on a slow
 * processor, about 250 ms) is included. `undefined` if there was no response.
 */
export async function pressOnce(
  browser: Browser,
  address: string,
  device: BrowserContextOptions,
  { selector, answer, isBelow }: Control,
): Promise<number | undefined> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  try {
    await page.goto(`${address}/`, { waitUntil: "load" });
    await page.waitForTimeout(LOOKING_MS);
    const control = page.locator(selector).locator("visible=true").first();
    if (isBelow) {
      // The wheel, because a finger's scroll and the wheel both count as a first interaction.
      await page.mouse.wheel(0, 40);
      await control.scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
    }
    await control.evaluate((element, name) => element.setAttribute(name, ""), PRESSED);
    const begun = performance.now();
    await (device.hasTouch ? control.tap() : control.click());
    await page.locator(answer).first().waitFor({ state: "attached", timeout: PATIENCE_MS });
    return performance.now() - begun;
  } catch {
    return undefined;
  } finally {
    await context.close();
  }
}
