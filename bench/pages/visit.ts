import type { Browser } from "@playwright/test";
import { openTab, phone } from "./openTab";

/** The times that the page records, in ms. */
interface Speed {
  /** The first contentful paint. */
  readonly fcp: number;
  /** The largest contentful paint. */
  readonly lcp: number;
  /** The total blocking time: of each long task, what is over 50 ms. */
  readonly tbt: number;
}

/** The cost of one visit of a page. */
export interface Visit extends Speed {
  /** Bodies as sent. */
  readonly kilobytes: number;
  /** All work of the main thread, in ms. */
  readonly work: number;
}

/** Runs in the page before its own scripts: records Chromium's performance entries. */
function observe() {
  const speed = { fcp: 0, lcp: 0, tbt: 0 };
  Object.assign(window, { speed });
  const note = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type,
      buffered: true,
    });
  note("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") speed.fcp = startTime;
  });
  note("largest-contentful-paint", ({ startTime }) => (speed.lcp = startTime));
  note("longtask", ({ duration }) => (speed.tbt += duration - 50));
}

/** Opens a page as on a phone's first visit. */
export async function visitPage(browser: Browser, address: string): Promise<Visit> {
  const { page, session } = await openTab(browser, phone, observe);
  let bytes = 0;
  page.on("requestfinished", async (request) => {
    bytes += (await request.sizes()).responseBodySize;
  });
  await session.send("Performance.enable");
  await page.goto(address);
  await page.waitForTimeout(1500);
  const speed = await page.evaluate(() => (window as unknown as { speed: Speed }).speed);
  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  await page.context().close();
  return { kilobytes: bytes / 1000, ...speed, work: seconds * 1000 };
}
