/**
 * One way of styling: the styles of `Hero.tsx` stand in `Hero.styles.ts`, and what screens they hold
 * on is asked of src/theme/breakpoints.ts.
 */
const inComponents = [
  {
    selector:
      "ImportDeclaration[source.value='@emotion/react'] ImportSpecifier[imported.name=/^(css|keyframes)$/]",
    message: "Styles stand in the sibling *.styles.ts.",
  },
  {
    selector: "JSXAttribute[name.name=/^(css|style)$/] ObjectExpression",
    message: "Styles stand in the sibling *.styles.ts.",
  },
];

const rawMedia = /@media|\((min|max)-(width|height|aspect-ratio)|\(prefers-|\(forced-colors/.source;

const everywhere = ["Literal[value=/RAW/]", "TemplateElement[value.raw=/RAW/]"].map((selector) => ({
  selector: selector.replace("RAW", rawMedia),
  message: "Screens have names: see src/theme/breakpoints.ts.",
}));

/** Gatsby exports Head, but src/bundle leaves its handler out of the scripts; components/Seo writes the head. */
const leftOut = {
  selector:
    "Program > ExportNamedDeclaration :matches(VariableDeclarator, FunctionDeclaration)[id.name='Head']",
  message: "Gatsby's Head is left out of the scripts (src/bundle/changes.ts); use components/Seo.",
};

/** @type {import("eslint").Linter.Config[]} */
export const stylingRules = [
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/theme/**"],
    rules: { "no-restricted-syntax": ["error", ...everywhere] },
  },
  {
    files: ["src/**/*.tsx"],
    rules: { "no-restricted-syntax": ["error", ...everywhere, ...inComponents] },
  },
  {
    files: ["src/{pages,templates}/**/*.tsx"],
    rules: { "no-restricted-syntax": ["error", ...everywhere, ...inComponents, leftOut] },
  },
];
