import jest from "eslint-plugin-jest";
import playwright from "eslint-plugin-playwright";

/** Tests use their own content, so that editing content/ never breaks a test. */
const readers = "/^(?:check|cp|disk|exists|join|read(?!Content)|resolve|stat)/";
const shipped = "Literal[value=/^(?:\\.{1,2}\\u002F)*content(?:\\u002F|$)/]";
const shippedTemplate =
  "TemplateLiteral[quasis.0.value.raw=/^(?:\\.{1,2}\\u002F)*content(?:\\u002F|$)/]";
const noShippedContent = [`callee.name=${readers}`, `callee.property.name=${readers}`].map(
  (callee) => ({
    selector: `CallExpression[${callee}] > :matches(${shipped}, ${shippedTemplate})`,
    message: "Tests read the fixture's content, never content/.",
  }),
);

/** @type {import("eslint").Linter.Config[]} */
export const testRules = [
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
    // It replaces the content of a copy of the project.
    ignores: ["__tests__/deep/support/projectCopy.ts"],
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      "no-restricted-syntax": ["error", ...noShippedContent],
    },
  },
  {
    files: ["__tests__/**/*.spec.ts"],
    ...playwright.configs["flat/recommended"],
    rules: {
      ...playwright.configs["flat/recommended"].rules,
      "playwright/expect-expect": ["error", { assertFunctionPatterns: ["^expect"] }],
      // Some tests run for phones and desks, or for every page, which differ in a part.
      "playwright/no-conditional-in-test": "off",
      "playwright/no-conditional-expect": "off",
    },
  },
];
