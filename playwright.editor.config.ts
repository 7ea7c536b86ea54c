import { defineConfig } from "@playwright/test";
import { settings } from "./playwright.config";

const port = Number(process.env.BROWSER_TEST_PORT ?? 9190);
const baseURL = `http://127.0.0.1:${port}`;

/** The forms, with copies of the fixture content: `npm run test:edit`. */
export default defineConfig(settings, {
  testDir: "__tests__/editor",
  use: { baseURL, viewport: { width: 1280, height: 900 } },
  webServer: {
    command: `node --import tsx __tests__/editor/support/serve.ts ${port}`,
    url: baseURL,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
