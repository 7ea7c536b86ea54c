import { expect, test as base } from "@playwright/test";
import type { Engine, OpenTab } from "./BrowserTab";
import { startPuppeteer } from "./puppeteerTabs";
import { Visit } from "./Visit";
import { startWebKit } from "./webKitTabs";

interface WorkerFixtures {
  openTab: OpenTab;
}

interface Fixtures {
  visit: Visit;
  /** The console messages that this test allows. */
  expectMessage: (pattern: RegExp) => void;
}

/** Next to the site's port, one for each worker. */
const driverPort = (worker: number) => Number(process.env.BROWSER_TEST_PORT ?? 9180) + 1 + worker;

const engines: Record<string, (port: number) => Promise<Engine>> = {
  chromium: () => startPuppeteer("chrome"),
  firefox: () => startPuppeteer("firefox"),
  webkit: startWebKit,
};

/** Playwright's `test` with a visit in the engine that the project is named after. */
export const test = base.extend<Fixtures & { allowed: RegExp[] }, WorkerFixtures>({
  openTab: [
    async ({}, use, { project, parallelIndex }) => {
      const start = engines[project.name.replace("engines-", "")];
      if (!start) throw new Error(`No engine is called ${project.name}`);
      const { openTab, stop } = await start(driverPort(parallelIndex));
      await use(openTab);
      await stop();
    },
    { scope: "worker" },
  ],
  allowed: ({}, use) => use([]),
  expectMessage: ({ allowed }, use) => use((pattern) => allowed.push(pattern)),
  visit: async ({ openTab, allowed, baseURL }, use) => {
    const tab = await openTab();
    await use(new Visit(tab, baseURL ?? ""));
    const messages = await tab.messages();
    await tab.close();
    expect(messages.filter((text) => !allowed.some((one) => one.test(text)))).toEqual([]);
  },
});

export { expect };
