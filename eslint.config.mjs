import importX from "eslint-plugin-import-x";
import jest from "eslint-plugin-jest";
import jsxA11y from "eslint-plugin-jsx-a11y";
import playwright from "eslint-plugin-playwright";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { stylingRules } from "./eslint.styling.mjs";
import { importZones, noShippedContent, singleUse } from "./eslint.zones.mjs";

export default tseslint.config(
  {
    ignores: [
      "public",
      "hosting",
      ".cache",
      ".fixture-site",
      ".preview-site",
      "forms",
      "node_modules",
      "coverage",
      "playwright-report",
      "test-results",
      "types",
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ["**/*.{ts,tsx,mjs}"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [
        importX.createNodeResolver({ extensions: [".ts", ".tsx", ".js", ".jsx", ".mjs"] }),
      ],
    },
    rules: {
      "import-x/no-cycle": "error",
      "import-x/no-restricted-paths": ["error", { zones: importZones }],
      "no-restricted-imports": ["error", singleUse()],
      "no-console": "error",
    },
  },
  { rules: { "max-lines": ["error", 200] } },
  {
    files: ["src/**/*.tsx"],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      // webpack lists a script that is loaded later only by its name, and the site check reads the list.
      "import-x/dynamic-import-chunkname": [
        "error",
        { webpackChunknameFormat: "[a-z-]+", allowEmpty: false },
      ],
    },
  },
  ...stylingRules,
  ...Object.entries({
    "react-slick": ["src/components/SlickTrack.tsx"],
    "react-helmet": ["src/components/Head.tsx", "src/app/serverDocument.tsx"],
  }).map(([name, files]) => ({
    files,
    rules: { "no-restricted-imports": ["error", singleUse(name)] },
  })),
  // Writing the entered data to the console is what the form does (specification, section 7).
  { files: ["src/sections/ContactForm.tsx"], rules: { "no-console": "off" } },
  // Commands speak through the console.
  { files: ["tools/**", "bench/**", "art/**"], rules: { "no-console": "off" } },
  {
    files: ["__tests__/**/*.test.{ts,tsx}"],
    ...jest.configs["flat/recommended"],
    rules: {
      ...jest.configs["flat/recommended"].rules,
      "jest/expect-expect": ["error", { assertFunctionNames: ["expect", "expect*"] }],
    },
  },
  {
    files: ["__tests__/**"],
    rules: { "no-restricted-imports": "off", "@typescript-eslint/no-non-null-assertion": "off" },
  },
  {
    files: ["__tests__/**"],
    // It puts a tree in the place of a copy's content.
    ignores: ["__tests__/deep/support/projectCopy.ts"],
    rules: { "no-restricted-syntax": ["error", ...noShippedContent] },
  },
  {
    files: ["__tests__/**/*.spec.ts"],
    ...playwright.configs["flat/recommended"],
    rules: {
      ...playwright.configs["flat/recommended"].rules,
      "playwright/expect-expect": ["error", { assertFunctionPatterns: ["^expect"] }],
    },
  },
  // CommonJS, because Jest and Babel load these files themselves.
  {
    files: ["*.js", "__mocks__/**", "__tests__/support/*.js"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
