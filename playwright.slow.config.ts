import { defineConfig } from "@playwright/test";
import { phone, served, settings } from "./playwright.config";

/** The run on slow and broken networks, which takes minutes. */
export default defineConfig(settings, {
  testDir: "__tests__/slow",
  projects: [phone],
  webServer: served(".fixture-site/public"),
});
