/** Deep tests build whole sites and take minutes each. They only run with `jest --selectProjects deep`. */
const isDeep = process.argv.includes("deep");

// Far from UTC and from Lagos, where a day that forgets its time zone is another day.
process.env.TZ = "America/Los_Angeles";

/**
 * @param {string} displayName
 * @param {string} files
 * @returns {import("jest").Config}
 */
const project = (displayName, files, testEnvironment = "node") => ({
  displayName,
  testEnvironment,
  testMatch: [`<rootDir>/__tests__/${files}`],
  transform: {
    "^.+\\.[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic", importSource: "@emotion/react" } },
        },
      },
    ],
  },
  // These packages contain ES modules only.
  transformIgnorePatterns: [
    "node_modules/(?!(gatsby|gatsby-script|gatsby-link|@gatsbyjs|p-map|srcset)/)",
  ],
  // Each test file would load zod's messages in sixty languages; none is used.
  moduleNameMapper: { "^\\.\\./locales/index\\.cjs$": "zod/v4/locales/en.cjs" },
  roots: ["<rootDir>/src", "<rootDir>/__tests__", "<rootDir>/tools"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
});

/** @type {import("jest").Config} */
module.exports = {
  // Writes the content that the tests read.
  globalSetup: "<rootDir>/__tests__/support/fixture/writeFixture.ts",
  // In Node; in jsdom, which starts anew for each file, those that end in .tsx or name it in their first line.
  projects: isDeep
    ? [project("deep", "deep/**/*.deep.ts")]
    : [project("node", "**/*.test.ts"), project("page", "**/*.test.tsx", "jsdom")],
  // By default Jest leaves one core unused.
  maxWorkers: "100%",
  // A worker ends by itself, but where both cores are busy not within the usual half second.
  workerGracefulExitTimeout: 10_000,
  // Unit tests that spawn processes need more than five seconds when both cores are busy.
  testTimeout: isDeep ? 20 * 60 * 1000 : 30_000,
};
