import type { Browser } from "@playwright/test";

/** A control, and how to detect its response. */
export interface Control {
  readonly name: string;
  /** The page; the landing page by default. */
  readonly path?: string;
  /** What the visitor types into it, instead of pressing it. */
  readonly typed?: string;
  /** The control: the first match. The attribute `data-bench` is set on it before the press. */
  readonly selector: string;
  /** Matches something once the press has taken effect. */
  readonly answer: string;
  /** Whether the visitor scrolls there first. */
  readonly isBelow?: boolean;
}

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** How long a finger stays down, the pause between typed characters, and that for the last frame's entry, in ms. */
const DOWN_MS = 80;
const TYPING_MS = 180;
const SETTLING_MS = 700;

/** Collects the duration in ms of each interaction: from the event to the next frame (Event Timing). */
function observeInteractions() {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    // TypeScript's types do not have the id yet; it is 0 for events that are no interaction.
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) durations.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * Opens the page as a first visit on a phone, waits, uses a control once and waits for the response.
 * @param lookingMs how long the visitor looks at the loaded page first, in ms
 * @returns the longest of the interactions, in ms, as the browser measures them
 */
export async function pressOnce(
  browser: Browser,
  address: string,
  { path = "/", selector, answer, isBelow, typed }: Control,
  lookingMs: number,
): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // The compiler that runs this file wraps named functions in a helper that the page lacks.
  await page.addInitScript("globalThis.__name = (value) => value");
  await page.addInitScript(observeInteractions);
  await page.goto(address + path, { waitUntil: "load" });
  await page.waitForTimeout(lookingMs);
  const control = page.locator(selector).locator("visible=true").first();
  if (isBelow) {
    // The wheel, because a scroll counts as a first interaction too.
    await page.mouse.wheel(0, 40);
    await control.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
  }
  await control.evaluate((element) => element.setAttribute("data-bench", ""));
  const box = await control.boundingBox();
  if (typed) await control.pressSequentially(typed, { delay: TYPING_MS });
  else if (box) {
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await page.waitForTimeout(DOWN_MS);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
  await page.locator(answer).first().waitFor({ state: "attached", timeout: 15_000 });
  await page.waitForTimeout(SETTLING_MS);
  const durations = await page.evaluate(
    () => (window as unknown as { durations: number[] }).durations,
  );
  await context.close();
  return Math.max(0, ...durations);
}
