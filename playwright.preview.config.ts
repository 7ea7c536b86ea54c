import { defineConfig } from "@playwright/test";
import { settings } from "./playwright.config";

/** The live preview, on a copy of the fixture content that the tests break: `npm run test:preview`. */
export default defineConfig(settings, {
  testDir: "__tests__/preview",
  fullyParallel: false,
  workers: 1,
  // Gatsby builds its pages in development, twice.
  timeout: 300_000,
  use: { viewport: { width: 1280, height: 800 } },
});
