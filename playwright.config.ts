import { defineConfig } from "@playwright/test";

const port = Number(process.env.BROWSER_TEST_PORT ?? 9180);
const baseURL = `http://localhost:${port}`;
const isCI = Boolean(process.env.CI);

export default defineConfig({
  testDir: "__tests__/browser",
  testMatch: "**/*.spec.ts",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: isCI,
  retries: isCI ? 1 : 0,
  workers: 2,
  reporter: "list",
  timeout: 30_000,
  use: {
    baseURL,
    // Pictures of every step cost a third of the whole run; a retry in CI takes them.
    trace: {
      mode: isCI ? "on-first-retry" : "retain-on-failure",
      screenshots: isCI,
      snapshots: isCI,
    },
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
      ],
    },
  },
  // A test that has a meaning at one of the two sizes only carries that size as its tag. A file whose
  // subject has no size is ignored at the other one.
  projects: [
    {
      name: "phone",
      grepInvert: /@desk\b/,
      testIgnore: /(theme|loading|notices|contact-form)\.spec\.ts$/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desk",
      grepInvert: /@phone\b/,
      testIgnore: /(history|without-scripts)\.spec\.ts$/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `node --import tsx tools/serve/main.ts --folder public --port ${port}`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
