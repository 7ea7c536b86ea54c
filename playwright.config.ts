import { defineConfig, type PlaywrightTestConfig, type Project } from "@playwright/test";

const port = Number(process.env.BROWSER_TEST_PORT ?? 9180);
const baseURL = `http://localhost:${port}`;

/**
 * What Chromium leaves out. For every window it loads two pages of its own beside the address bar, and
 * readies a process for the next site: a third of all that the tests cost.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
  // Playwright's own list, as far as it matters here: only the last such switch counts.
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "Translate",
];

/** What both runs share; limits are wide, so that a busy machine is slow and not wrong. */
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

export const phone: Project = {
  name: "phone",
  use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};

export const desk: Project = { name: "desk", use: { viewport: { width: 1280, height: 800 } } };

/** The server of a built folder, as production serves it. */
export const served = (folder: string) => ({
  command: `node --import tsx tools/serve/main.ts --folder ${folder} --port ${port}`,
  url: baseURL,
  reuseExistingServer: false,
  timeout: 120_000,
});

/** The tests of behaviour: on the site of the fixture content, whose words they know. */
export default defineConfig(settings, {
  testDir: "__tests__/browser",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  expect: { toMatchAriaSnapshot: { pathTemplate: "{testDir}/trees/{arg}{ext}" } },
  // A test that has a meaning at one of the two sizes only carries that size as its tag. A file whose
  // subject has no size is ignored at the other one.
  projects: [
    // What built files show by themselves needs no browser.
    { name: "built", testDir: "__tests__/built" },
    {
      ...phone,
      grepInvert: /@desk\b/,
      testIgnore: /(theme|loading|notices|contact-form)\.spec\.ts$/,
    },
    {
      ...desk,
      grepInvert: /@phone\b/,
      testIgnore: /(history|releases|without-scripts)\.spec\.ts$/,
    },
  ],
  webServer: served(".fixture-site/public"),
});
