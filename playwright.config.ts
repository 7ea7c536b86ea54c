import { defineConfig, type PlaywrightTestConfig, type Project } from "@playwright/test";

const port = Number(process.env.BROWSER_TEST_PORT ?? 9180);
const baseURL = `http://localhost:${port}`;

/**
 * Features that Chromium runs without. For every window it would load two pages for the address bar and
 * prepare a process for the next site: a third of what the tests cost.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
  // The part of Playwright's own list that matters here: only the last such switch counts.
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "Translate",
];

/** What all projects share. Limits are wide: a busy machine is slow, not wrong. */
export const settings: PlaywrightTestConfig = {
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than the cores of a small machine: tests also wait.
  workers: 3,
  reporter: "list",
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // Recording every step costs time; `npx playwright test <file> --trace on` does it for one file.
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

/** The server of a built folder, as production serves it. */
const served = (folder: string) => ({
  command: `node --import tsx tools/serve/main.ts --folder ${folder} --port ${port}`,
  url: baseURL,
  reuseExistingServer: false,
  timeout: 120_000,
});

interface Suite {
  projects: readonly Project[];
  webServer?: PlaywrightTestConfig["webServer"];
}

const browser = {
  testDir: "__tests__/browser",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  expect: {
    ...settings.expect,
    toMatchAriaSnapshot: { pathTemplate: "{testDir}/trees/{arg}{ext}" },
  },
};
const engine = { testDir: "__tests__/engines", expect: { timeout: 15_000 }, timeout: 60_000 };
const smoke = { testDir: "__tests__/smoke" };
const editorURL = `http://127.0.0.1:${port}`;

/** Each suite has a server of its own; a run is of one suite. */
const suites: Readonly<Record<string, Suite>> = {
  /**
   * Behaviour, on the site of the fixture content. A test that has a meaning at one of the two sizes
   * only carries that size as its tag; a file whose subject has no size is ignored at the other one.
   */
  browser: {
    projects: [
      // What built files show by themselves needs no browser.
      { name: "built", testDir: "__tests__/built" },
      {
        ...browser,
        name: "phone",
        use: phone,
        grepInvert: /@desk\b/,
        testIgnore: /(theme|loading|notices|contact-form)\.spec\.ts$/,
      },
      {
        ...browser,
        name: "desk",
        use: desk,
        grepInvert: /@phone\b/,
        testIgnore: /(history|releases|without-scripts)\.spec\.ts$/,
      },
    ],
    webServer: served(".fixture-site/public"),
  },
  /** Every page of the site that was built last, whatever its content is. */
  smoke: {
    projects: [
      // What the browser stores does not depend on its size.
      { ...smoke, name: "smoke-phone", use: phone, testIgnore: /privacy/ },
      { ...smoke, name: "smoke-desk", use: desk },
    ],
    webServer: served("public"),
  },
  /** The same scenarios in the three engines, as Debian ships them. */
  engines: {
    projects: ["chromium", "firefox", "webkit"].map((name) => ({
      ...engine,
      name: `engines-${name}`,
    })),
    webServer: {
      ...served(".fixture-site/public"),
      command: `node tools/run/ensure-browsers.mjs && ${served(".fixture-site/public").command}`,
      // Debian's packages of the engines may have to be installed first.
      timeout: 600_000,
    },
  },
  /** Slow and broken networks, which take minutes. */
  slow: {
    projects: [{ name: "slow", testDir: "__tests__/slow", use: phone }],
    webServer: served(".fixture-site/public"),
  },
  /** The live preview, on a copy of the fixture content that the tests break. */
  preview: {
    projects: [
      {
        name: "preview",
        testDir: "__tests__/preview",
        fullyParallel: false,
        workers: 1,
        // Gatsby builds its pages in development, twice.
        timeout: 300_000,
        use: desk,
      },
    ],
  },
  /** The forms, with copies of the fixture content. */
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

/** The suite that `--project` names, such as `--project=smoke-*` or `--project desk`. */
function chosenSuite(): string {
  const words = process.argv.flatMap((word) => word.split("="));
  const [wanted = "desk"] = words.slice(words.indexOf("--project") + 1);
  const start = words.includes("--project") ? wanted.replace(/\*.*$/, "") : "desk";
  const found = Object.keys(suites).find((suite) =>
    suites[suite]?.projects.some(({ name = "" }) => name.startsWith(start)),
  );
  if (!found) throw new Error(`No project is called ${start}; see playwright.config.ts`);
  return found;
}

// In the environment, because worker processes read this file too and do not see the arguments.
process.env.PLAYWRIGHT_SUITE ??= chosenSuite();
const { projects, webServer } = suites[process.env.PLAYWRIGHT_SUITE] ?? { projects: [] };

/** All browser tests: `npx playwright test --project=smoke-*`; without --project, those of behaviour. */
export default defineConfig(settings, { projects: [...projects], webServer });
