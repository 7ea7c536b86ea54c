import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";

const port = Number(process.env.BROWSER_TEST_PORT ?? 9180);
const baseURL = `http://localhost:${port}`;

/**
 * Chromium features to disable. For every window they load two pages for the address bar and prepare a
 * process for the next site: a third of the tests' cost.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
  // From Playwright's own list, the entry that matters here: Chromium only reads the last such switch.
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "Translate",
];

/** Settings of all projects. Timeouts are generous: a busy machine is slow, not broken. */
export const settings: PlaywrightTestConfig = {
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes the second time is listed as flaky. The nightly run allows no retries, so it fails there.
  retries: 1,
  // As many as the cores of a small machine: each worker starts its own browser for each project.
  workers: 2,
  reporter: "list",
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // Tracing costs time; `npx playwright test <file> --trace on` enables it for one file.
    trace: "off",
    screenshot: "only-on-failure",
    locale: "en-NG",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${disabledFeatures.join(",")}`,
      ],
    },
  },
};

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1280, height: 800 } };

/** Serves a built folder as production does. */
const served = (folder: string, at = port) => ({
  command: `node --import tsx tools/serve/main.ts --folder ${folder} --port ${at}`,
  url: `http://localhost:${at}`,
  reuseExistingServer: false,
  timeout: 120_000,
});

type Suite = Pick<PlaywrightTestConfig, "projects" | "webServer" | "reporter">;

const browser = {
  testDir: "__tests__/browser",
  // Trees as texts; screenshots apart.
  snapshotPathTemplate: "{testDir}/trees/{arg}{ext}",
  expect: {
    ...settings.expect,
    toHaveScreenshot: { pathTemplate: "{testDir}/pictures/{arg}{ext}" },
  },
};
const engine = { testDir: "__tests__/engines", expect: { timeout: 15_000 }, timeout: 60_000 };
const pictures = { testDir: "__tests__/pictures", retries: 0 };
const editorURL = `http://127.0.0.1:${port}`;

/** Each suite has its own server; one run covers one suite. */
const suites: Readonly<Record<string, Suite>> = {
  /**
   * Behaviour, on the fixture site: at the size of a desk screen, with the tag `@phone` at that of a phone,
   * with `@sizes` at both.
   */
  browser: {
    projects: [
      // Tests of the built files alone, which need no browser.
      {
        name: "built",
        testDir: "__tests__/built",
        snapshotPathTemplate: "{testDir}/recorded/{arg}{ext}",
      },
      { ...browser, name: "phone", use: phone, grep: /@(?:phone|sizes)\b/ },
      { ...browser, name: "desk", use: desk, grepInvert: /@phone\b/ },
    ],
    webServer: served(".fixture-site/public"),
  },
  /** Every page of the site that was built last, with any content. */
  smoke: {
    projects: [{ name: "smoke", testDir: "__tests__/smoke", use: phone }],
    webServer: served("public"),
  },
  /** Screenshots of every state of public/, in an HTML report. */
  states: {
    projects: [{ ...pictures, name: "pictures-states", testMatch: "states.spec.ts" }],
    reporter: [["list"], ["html", { open: "never" }]],
    webServer: served("public"),
  },
  /** Screenshots of the pages that differ between SITE_BEFORE and SITE_AFTER, in one document. */
  changes: {
    projects: [{ ...pictures, name: "pictures-changes", testMatch: "changes.spec.ts" }],
    reporter: [
      ["list"],
      ["./__tests__/pictures/changesReport.ts", { file: "test-results/changed-pages.html" }],
    ],
    webServer: [
      served(process.env.SITE_AFTER ?? "public"),
      served(process.env.SITE_BEFORE ?? "public", port + 1),
    ],
  },
  /** The same scenarios in three browser engines, as packaged by Debian. */
  engines: {
    projects: ["chromium", "firefox", "webkit"].map((name) => ({
      ...engine,
      name: `engines-${name}`,
    })),
    webServer: served(".fixture-site/public"),
  },
  /** Slow and failing networks, and each program that changes a page alone; takes minutes. */
  slow: {
    projects: [{ name: "slow", testDir: "__tests__/slow", use: phone }],
    webServer: served(".fixture-site/public"),
  },
  /** The live preview, on a copy of the fixture content; the tests introduce errors. */
  preview: {
    projects: [
      {
        name: "preview",
        testDir: "__tests__/preview",
        fullyParallel: false,
        workers: 1,
        // Gatsby's development server builds the pages twice.
        timeout: 300_000,
        use: desk,
      },
    ],
  },
  /** The browser editor, on copies of the fixture content. */
  editor: {
    projects: [
      {
        name: "editor",
        testDir: "__tests__/editor",
        use: { baseURL: editorURL, viewport: { width: 1280, height: 900 } },
      },
    ],
    webServer: {
      ...served(""),
      command: `node --import tsx __tests__/editor/support/serve.ts ${port}`,
      url: editorURL,
    },
  },
};

/** The suite selected by `--project`, such as `--project=engines-*` or `--project desk`. */
function chosenSuite(): string {
  const words = process.argv.flatMap((word) => word.split("="));
  const [wanted = "desk"] = words.slice(words.indexOf("--project") + 1);
  const start = words.includes("--project") ? wanted.replace(/\*.*$/, "") : "desk";
  const found = Object.keys(suites).find((suite) =>
    suites[suite]?.projects?.some(({ name = "" }) => name.startsWith(start)),
  );
  if (!found) throw new Error(`No project is called ${start}; see playwright.config.ts`);
  return found;
}

// Stored in the environment because worker processes load this file too, without the arguments.
process.env.PLAYWRIGHT_SUITE ??= chosenSuite();

/**
 * All browser tests: `npx playwright test --project=smoke`. Without --project, the behaviour tests run.
 */
export default defineConfig(settings, { ...suites[process.env.PLAYWRIGHT_SUITE] });
