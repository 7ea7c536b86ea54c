import { defineConfig } from "@playwright/test";
import { served, settings } from "./playwright.config";

/** The same scenarios in the three engines, as Debian ships them, on the site of the fixture content. */
export default defineConfig(settings, {
  testDir: "__tests__/engines",
  projects: [{ name: "chromium" }, { name: "firefox" }, { name: "webkit" }],
  expect: { timeout: 15_000 },
  timeout: 60_000,
  webServer: served(".fixture-site/public"),
});
