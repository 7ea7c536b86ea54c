import { defineConfig } from "@playwright/test";
import { desk, phone, served, settings } from "./playwright.config";

/** The smoke run: every page of the site that was built last, whatever its content is. */
export default defineConfig(settings, {
  testDir: "__tests__/smoke",
  projects: [phone, desk],
  webServer: served("public"),
});
