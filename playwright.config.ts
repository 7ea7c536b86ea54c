import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";

const port = Number(process.env.BROWSER_TEST_PORT ?? 9180);

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
    baseURL: `http://localhost:${port}`,
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
        // Not by a route: with one, Chromium has no cache.
        "--host-resolver-rules=MAP www.openstreetmap.org ~NOTFOUND",
      ],
    },
  },
};

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1280, height: 800 } };

/** What __tests__/support/serveSites.ts serves for a project. */
const site = { folder: "public" };
const fixture = { folder: ".fixture-site/public" };

const browser = {
  testDir: "__tests__/browser",
  metadata: fixture,
  // Trees as texts; screenshots apart.
  snapshotPathTemplate: "{testDir}/trees/{arg}{ext}",
  expect: {
    ...settings.expect,
    toHaveScreenshot: { pathTemplate: "{testDir}/pictures/{arg}{ext}" },
  },
};

/** A project that only runs when it is named. */
const other = (name: string, folder = name) => ({
  name,
  default: false,
  testDir: `__tests__/${folder}`,
});

/** The same scenarios in a browser engine, as packaged by Debian. */
const engine = (name: string) => ({
  ...other(`engines-${name}`, "engines"),
  metadata: fixture,
  expect: { timeout: 15_000 },
  timeout: 60_000,
});

/**
 * All browser tests: `npx playwright test --project=smoke`. Without --project, the behaviour tests run, on the
 * fixture site: at the size of a desk screen, with the tag `@phone` at that of a phone, with `@sizes` at both.
 */
export default defineConfig(settings, {
  globalSetup: "__tests__/support/serveSites.ts",
  projects: [
    // Tests of the built files alone, which need no browser.
    {
      name: "built",
      testDir: "__tests__/built",
      metadata: fixture,
      snapshotPathTemplate: "{testDir}/recorded/{arg}{ext}",
    },
    { ...browser, name: "phone", use: phone, grep: /@(?:phone|sizes)\b/ },
    { ...browser, name: "desk", use: desk, grepInvert: /@phone\b/ },
    // Every page of the site that was built last, with any content.
    { ...other("smoke"), metadata: site, use: phone },
    engine("chromium"),
    engine("firefox"),
    engine("webkit"),
    // The live preview, on a copy of the fixture content; the tests introduce errors.
    {
      ...other("preview"),
      fullyParallel: false,
      workers: 1,
      // Gatsby's development server builds the pages twice.
      timeout: 300_000,
      use: desk,
    },
    // The browser editor, on copies of the fixture content.
    {
      ...other("editor"),
      metadata: { forms: ".copies/forms" },
      use: { baseURL: `http://127.0.0.1:${port}`, viewport: { width: 1280, height: 900 } },
    },
  ],
});
