import type { Browser } from "@playwright/test";
import { visitPage } from "../../bench/pages/visit";

const conditions = { cpu: 1, isEager: false };
const later = () => Promise.resolve();

/**
 * A fake browser whose page is two reading steps high and contains every element it is asked for.
 */
function fakeBrowser() {
  const tap = jest.fn(later);
  const wheel = jest.fn(later);
  const metrics = [{ name: "TaskDuration", value: 0.5 }];
  const page = {
    on: () => undefined,
    addInitScript: later,
    goto: later,
    waitForTimeout: later,
    evaluate: async (question: () => unknown) =>
      String(question).includes("scrollHeight")
        ? 500
        : { fcp: 1, lcp: 1, tbt: 2, cls: 0, inp: 3, longest: 90 },
    locator: () => ({ last: () => ({ tap }) }),
    mouse: { wheel },
  };
  const context = {
    newPage: async () => page,
    newCDPSession: async () => ({ send: async () => ({ metrics }) }),
    close: later,
  };
  return { tap, wheel, browser: { newContext: async () => context } as unknown as Browser };
}

it("presses a button, without reading on", async () => {
  const { browser, tap, wheel } = fakeBrowser();
  const visit = await visitPage(browser, "/", { ...conditions, isReadOn: false });
  expect(tap).toHaveBeenCalledTimes(1);
  expect(wheel).not.toHaveBeenCalled();
  expect(visit).toMatchObject({ inp: 3, longest: 90 });
  expect(visit).not.toHaveProperty("work");
});

it("reads on to the end without a press", async () => {
  const { browser, tap, wheel } = fakeBrowser();
  const visit = await visitPage(browser, "/", { ...conditions, isReadOn: true });
  expect(tap).not.toHaveBeenCalled();
  expect(wheel).toHaveBeenCalledTimes(2);
  expect(visit).toMatchObject({ work: 500, bytesAtEnd: 0, longest: 90 });
});
