/** Packages that only one module may import, or of which some exports may not be imported. */
const singleEntries = [
  {
    name: "react-slick",
    message: "Use components/carousel/Carousel, the single entry point to slick.",
  },
  { name: "react-helmet", message: "Use components/head/Seo, the single entry point to the head." },
  {
    name: "gatsby",
    allowImportNames: ["graphql", "useStaticQuery"],
    allowTypeImports: true,
    message: "Browsers have nothing else of it (src/client/gatsby.ts). Links are plain.",
  },
  {
    name: "gatsby-plugin-image",
    allowTypeImports: true,
    message: "Use components/picture/Picture.",
  },
];

/**
 * The options of no-restricted-imports.
 * @param {string} [allowed] the package that these files may import
 * @returns {import("eslint").Linter.RuleEntry}
 */
const singleEntry = (allowed) => [
  "error",
  { paths: singleEntries.filter(({ name }) => name !== allowed) },
];

/**
 * Rules for a layer that must not import packages matching `regex`.
 * @param {string} regex
 * @param {string} message
 * @returns {import("eslint").Linter.RulesRecord}
 */
const without = (regex, message) => ({
  "no-restricted-imports": ["error", { patterns: [{ regex, message, allowTypeImports: true }] }],
});

const anyReact = "^(?:react|react-dom|@emotion/react)(?:/|$)";

export const packageRules = [
  { files: ["**/*.{ts,tsx,mjs}"], rules: { "no-restricted-imports": singleEntry() } },
  ...Object.entries({
    "react-slick": ["src/components/carousel/SlickTrack.tsx"],
    "react-helmet": ["src/components/head/Head.tsx", "src/app/serverDocument.tsx"],
  }).map(([name, files]) => ({ files, rules: { "no-restricted-imports": singleEntry(name) } })),
  {
    files: ["src/model/**"],
    rules: without(`^gatsby|${anyReact}`, "The content model uses neither Gatsby nor React."),
  },
  {
    files: ["src/gatsby/**"],
    rules: without(anyReact, "The adapter runs at build time, without React."),
  },
  {
    files: ["src/lib/**", "src/client/{inline,loader}/**", "src/leak-card/**/*.ts"],
    ignores: ["src/leak-card/*.styles.ts"],
    rules: without(`^gatsby|${anyReact}`, "This runs without a framework."),
  },
];
