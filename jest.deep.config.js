/** @type {import("jest").Config} Tests that build the real site: minutes each, on demand. */
module.exports = {
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/deep/**/*.deep.ts"],
  transform: { "^.+\\.[jt]sx?$": "<rootDir>/jest-preprocess.js" },
  transformIgnorePatterns: ["node_modules/(?!(p-map|srcset)/)"],
  modulePathIgnorePatterns: ["<rootDir>/\\.cache", "<rootDir>/public"],
  roots: ["<rootDir>/__tests__", "<rootDir>/tools"],
  testTimeout: 20 * 60 * 1000,
};
