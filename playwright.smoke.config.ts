import { defineConfig } from "@playwright/test";
import { desk, phone, served, settings } from "./playwright.config";

/** The smoke run: every page of the site that was built last, whatever its content is. */
export default defineConfig(settings, {
  testDir: "__tests__/smoke",
  // What the browser keeps does not depend on its size.
  projects: [{ ...phone, testIgnore: /privacy/ }, desk],
  webServer: served("public"),
});
