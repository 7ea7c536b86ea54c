import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from "@playwright/test";
import { openTab } from "../pages/openTab";
import { PRESSED, type Control } from "./controls";

/** TypeScript's types do not have the id yet; it is 0 for events that are no interaction. */
type Timed = PerformanceEventTiming & { readonly interactionId: number };

interface Observed {
  readonly durations: readonly number[];
}

/** After this time a press counts as unanswered, in ms. */
const PATIENCE_MS = 15_000;

/** How long a finger stays down, and the pause between typed characters, in ms. */
const DOWN_MS = 80;
const TYPING_MS = 180;

/** How long to wait for the last frame and its entry, in ms. */
const SETTLING_MS = 700;

/** Collects the duration in ms of each interaction: from the event to the next frame (Event Timing). */
function observeInteractions() {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Timed[])
      if (entry.interactionId) durations.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function press(page: Page, session: CDPSession, control: Locator, isTouch: boolean) {
  const box = await control.boundingBox();
  if (!isTouch || !box) return control.click();
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(DOWN_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/**
 * Opens the page as a first visit, waits, uses a control once and waits for the response.
 * @param lookingMs how long the visitor looks at the loaded page first, in ms
 * @returns in ms: of a link, from the press until the next page is there; of other controls, the longest of the
 * interactions, as the browser measures them. `undefined` if there was no response.
 */
export async function pressOnce(
  browser: Browser,
  address: string,
  device: BrowserContextOptions,
  { path = "/", selector, answer, isBelow, isLink, typed }: Control,
  lookingMs: number,
): Promise<number | undefined> {
  const { page, session } = await openTab(browser, device, observeInteractions);
  try {
    await page.goto(address + path, { waitUntil: "load" });
    await page.waitForTimeout(lookingMs);
    const control = page.locator(selector).locator("visible=true").first();
    if (isBelow) {
      // The wheel, because a finger's scroll and the wheel both count as a first interaction.
      await page.mouse.wheel(0, 40);
      await control.scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
    }
    await control.evaluate((element, name) => element.setAttribute(name, ""), PRESSED);
    const begun = performance.now();
    if (typed === undefined) await press(page, session, control, Boolean(device.hasTouch));
    else await control.pressSequentially(typed, { delay: TYPING_MS });
    await page.locator(answer).first().waitFor({ state: "attached", timeout: PATIENCE_MS });
    if (isLink) return performance.now() - begun;
    await page.waitForTimeout(SETTLING_MS);
    const durations = await page.evaluate(() => (window as unknown as Observed).durations);
    return Math.max(0, ...durations);
  } catch {
    return undefined;
  } finally {
    await page.context().close();
  }
}
