import puppeteer, { type Browser, type KeyInput, type Page } from "puppeteer-core";
import type { BrowserTab, Engine } from "./BrowserTab";

const programs = {
  chrome: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  firefox: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
};

const args = {
  chrome: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  firefox: [],
};

/** Starts Chromium or Firefox, headless. */
export async function startPuppeteer(engine: "chrome" | "firefox"): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: engine,
    executablePath: programs[engine],
    args: args[engine],
    acceptInsecureCerts: true,
    defaultViewport: { width: 1280, height: 800 },
  });
  return { openTab: () => openTab(browser), stop: () => browser.close() };
}

const isDocumentReplaced = (error: unknown) =>
  /Execution context was destroyed|Cannot find context/.test(String(error));

async function openTab(browser: Browser): Promise<BrowserTab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const heard = await listen(page);
  const run: BrowserTab["run"] = async (act, argument) => {
    const evaluate = () => page.evaluate(act as (given: unknown) => unknown, argument);
    // A followed link may replace the document in the meantime; then ask the new one.
    const result = evaluate().catch((error: unknown) => {
      if (!isDocumentReplaced(error)) throw error;
      return evaluate();
    });
    return (await result) as ReturnType<typeof act>;
  };
  return {
    run,
    open: async (url) => void (await page.goto(url)),
    // Firefox reports no load event for a page from the bfcache, so `page.goBack` would time out.
    back: () => page.evaluate(() => history.back()),
    reload: async () => void (await page.reload()),
    press: async (key) => {
      const keys = key.split("+") as KeyInput[];
      for (const held of keys) await page.keyboard.down(held);
      for (const held of keys.reverse()) await page.keyboard.up(held);
    },
    type: (text) => page.keyboard.type(text),
    clickAt: (x, y) => page.mouse.click(x, y),
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((error: unknown) => {
        // Firefox 140 has the size by then, and has no command for the orientation.
        if (!/setScreenOrientationOverride/.test(String(error))) throw error;
      }),
    messages: () => Promise.resolve([...heard]),
    close: () => context.close(),
  };
}

async function listen(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  page.on("console", (message) => heard.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => heard.push(`uncaught: ${String(error)}`));
  // Firefox reports a policy violation to the page only.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener("securitypolicyviolation", (breach) =>
      reportError(new Error(`policy: ${breach.effectiveDirective} ${breach.blockedURI}`)),
    );
  });
  return heard;
}
