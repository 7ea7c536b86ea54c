import type { Browser, Page } from "@playwright/test";
import { openTab, phone } from "./openTab";

/**
 * The cost of one visit of a page: bytes of bodies as sent, times in ms, layout shifts as Chromium
 * counts them.
 */
export interface Visit {
  requests: number;
  bytes: number;
  bytesByKind: Record<string, number>;
  /** The first contentful paint. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** From the first press to its next paint; absent if nothing is pressed. */
  inp?: number;
  /** The longest task from the first press on; absent if nothing is pressed. */
  longest?: number;
}

/** Counts the requests, by Chromium's resource type. */
function countBytes(page: Page) {
  const counted = { requests: 0, bytes: 0, bytesByKind: {} as Record<string, number> };
  page.on("requestfinished", async (request) => {
    counted.requests += 1;
    const size = (await request.sizes()).responseBodySize;
    const kind = request.resourceType();
    counted.bytes += size;
    counted.bytesByKind[kind] = (counted.bytesByKind[kind] ?? 0) + size;
  });
  return counted;
}

/** Runs in the page before its own scripts: records Chromium's performance entries. */
function observe() {
  const speed = { fcp: 0, lcp: 0, tbt: 0, cls: 0, inp: 0, longest: 0 };
  Object.assign(window, { speed });
  type Entry = PerformanceEntry & { value?: number; interactionId?: number };
  const note = (type: string, add: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type,
      buffered: true,
      ...(type === "event" && { durationThreshold: 16 }),
    });
  note("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") speed.fcp = startTime;
  });
  note("largest-contentful-paint", (entry) => (speed.lcp = entry.startTime));
  note("longtask", ({ duration }) => {
    speed.tbt += duration - 50;
    speed.longest = Math.max(speed.longest, duration);
  });
  note("layout-shift", (entry) => (speed.cls += entry.value ?? 0));
  note("event", (entry) => {
    if (entry.interactionId) speed.inp = Math.max(speed.inp, entry.duration);
  });
}

type Speed = Required<Pick<Visit, "fcp" | "lcp" | "tbt" | "cls" | "inp" | "longest">>;

/** The figures since the last call: tasks before the first interaction are not part of its cost. */
const speedOf = (page: Page) =>
  page.evaluate(() => {
    const { speed } = window as unknown as { speed: Speed };
    const figures = { ...speed };
    speed.longest = 0;
    return figures;
  });

/** Presses the last visible button of the header: the menu's on a phone. */
async function press(page: Page): Promise<Pick<Visit, "inp" | "longest">> {
  if (!(await page.evaluate(() => "earlyVisit" in window))) return {};
  await page.locator("header button:visible").last().tap();
  await page.waitForTimeout(4000);
  const { inp, longest } = await speedOf(page);
  return { inp, longest };
}

/**
 * Opens a page as on a phone's first visit, then presses its first button.
 * @param cpu the slowdown factor of the processor relative to this machine
 */
export async function visitPage(browser: Browser, address: string, cpu: number): Promise<Visit> {
  const { page } = await openTab(browser, phone, cpu, observe);
  const counted = countBytes(page);
  await page.goto(address);
  await page.waitForTimeout(1500);
  const { fcp, lcp, tbt, cls } = await speedOf(page);
  const visit = { ...structuredClone(counted), fcp, lcp, tbt, cls };
  const answer = await press(page);
  await page.context().close();
  return { ...visit, ...answer };
}
