/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jsdom",
  testEnvironmentOptions: { url: "http://localhost/" },
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  transform: { "^.+\\.[jt]sx?$": "<rootDir>/jest-preprocess.js" },
  // These packages ship ES modules only.
  transformIgnorePatterns: [
    "node_modules/(?!(gatsby|gatsby-script|gatsby-link|@gatsbyjs|p-map|srcset)/)",
  ],
  modulePathIgnorePatterns: ["<rootDir>/\\.cache", "<rootDir>/public"],
  roots: ["<rootDir>/src", "<rootDir>/__tests__", "<rootDir>/tools"],
  // Jest leaves one core to the desk; CI has nobody at it.
  maxWorkers: "100%",
  // Tests that start programs need more than five seconds when both cores are busy.
  testTimeout: 30_000,
  globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
  setupFiles: ["<rootDir>/__tests__/support/loader-shim.js"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
  snapshotSerializers: ["@emotion/jest/serializer"],
  // Entries of commands run in processes of their own, where nobody counts.
  collectCoverageFrom: ["{src,tools}/**/*.{ts,tsx}", "!**/*.d.ts", "!tools/**/main.ts"],
  coverageThreshold: { global: { lines: 90 } },
};
