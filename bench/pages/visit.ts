import type { Browser, CDPSession, Page } from "@playwright/test";
import { bodySizeOf } from "./bodySize";

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
  /** The longest task from the first press or scroll on; absent if nothing is pressed. */
  longest?: number;
  /** Bytes after the page has been scrolled to its end, and the main thread's work until then. */
  bytesAtEnd?: number;
  work?: number;
}

interface Conditions {
  /** The slowdown factor relative to this machine. */
  cpu: number;
  /** Whether the page loads its scripts at once. */
  isEager: boolean;
  /** Whether the visitor reads on to the end instead of pressing a button. */
  isReadOn: boolean;
}

/** Lighthouse's slow 4G. */
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

/** Counts the requests, by Chromium's resource type. */
function countBytes(page: Page) {
  const counted = { requests: 0, bytes: 0, bytesByKind: {} as Record<string, number> };
  page.on("requestfinished", async (request) => {
    counted.requests += 1;
    const size = await bodySizeOf(request);
    const kind = request.resourceType();
    counted.bytes += size;
    counted.bytesByKind[kind] = (counted.bytesByKind[kind] ?? 0) + size;
  });
  return counted;
}

/** Runs in the page before its own scripts: records Chromium's performance entries. */
function observe(isEager: boolean) {
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
  if (!isEager) return;
  addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointermove")));
}

type Speed = Required<Pick<Visit, "fcp" | "lcp" | "tbt" | "cls" | "inp" | "longest">>;

const speedOf = (page: Page) => page.evaluate(() => (window as unknown as { speed: Speed }).speed);

/** Tasks before the first interaction are not part of its cost. */
const forgetLongest = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { speed: Speed }).speed.longest = 0;
  });

/** Presses the first button that scripts respond to. */
async function press(page: Page): Promise<Pick<Visit, "inp" | "longest">> {
  if (!(await page.evaluate(() => "earlyVisit" in window))) return {};
  await page.locator("header button").last().tap();
  await page.waitForTimeout(4000);
  const { inp, longest } = await speedOf(page);
  return { inp, longest };
}

/**
 * Reads on to the end of the page, a third of the screen at a time; the wheel is the first
 * interaction.
 */
async function readOn(page: Page, session: CDPSession): Promise<Pick<Visit, "work" | "longest">> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 250) {
    await page.mouse.wheel(0, 250);
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(2000);
  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value;
  const { longest } = await speedOf(page);
  return { work: 1000 * (seconds ?? Number.NaN), longest };
}

/** Opens a page as on a phone's first visit, then presses its first button or reads on. */
export async function visitPage(
  browser: Browser,
  address: string,
  { cpu, isEager, isReadOn }: Conditions,
): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Performance.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  const counted = countBytes(page);
  // The compiler that runs this file wraps named functions in a helper that the page lacks.
  await page.addInitScript("globalThis.__name = (value) => value");
  await page.addInitScript(observe, isEager);
  await page.goto(address);
  await page.waitForTimeout(isEager ? 4000 : 1500);
  const { fcp, lcp, tbt, cls } = await speedOf(page);
  const visit = { ...structuredClone(counted), fcp, lcp, tbt, cls };
  await forgetLongest(page);
  if (isReadOn) {
    Object.assign(visit, await readOn(page, session), { bytesAtEnd: counted.bytes });
  } else Object.assign(visit, await press(page));
  await context.close();
  return visit;
}
