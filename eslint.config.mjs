import { includeIgnoreFile } from "eslint/config";
import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y-x";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { testRules } from "./eslint/tests.mjs";
import { importZones } from "./eslint/zones.mjs";

export default tseslint.config(
  includeIgnoreFile(`${import.meta.dirname}/.gitignore`),
  { ignores: ["art/scenes/evening/**"] },
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
      "no-console": "error",
    },
  },
  { rules: { "max-lines": ["error", 200] } },
  {
    files: ["src/**/*.tsx"],
    ...jsxA11y.configs.strict,
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/theme/**", "src/gatsby/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...["Literal[value=RAW]", "TemplateElement[value.raw=RAW]"].map((selector) => ({
          selector: selector.replace("RAW", "/@media|(?:^|[ :,(])#[0-9a-f]{3,8}\\b|\\brgba?\\(/i"),
          message: "Take colours and media queries from src/theme.",
        })),
      ],
    },
  },
  // The form must log the entered data to the console (specification, section 7); React reports what it renders again.
  {
    files: ["src/sections/ContactForm.tsx", "src/client/main.tsx"],
    rules: { "no-console": "off" },
  },
  // A group of options has an error as a whole; ARIA in HTML allows the role.
  {
    files: ["src/components/control/Choice.tsx"],
    rules: {
      "jsx-a11y-x/no-noninteractive-element-to-interactive-role": [
        "error",
        { fieldset: ["radiogroup"] },
      ],
    },
  },
  // Command-line tools print to the console.
  { files: ["tools/**", "art/**"], rules: { "no-console": "off" } },
  ...testRules,
);
