/**
 * One way of styling: the styles of `Hero.tsx` are in `Hero.styles.ts`, and all media queries come from
 * src/theme/breakpoints.ts.
 */
const inComponents = [
  {
    selector: "ImportSpecifier[imported.name=/^(css|keyframes)$/]",
    message: "Put styles in the sibling *.styles.ts.",
  },
  {
    selector: "JSXAttribute[name.name=/^(css|style)$/] ObjectExpression",
    message: "Put styles in the sibling *.styles.ts.",
  },
];

const rawMedia = /@media|\((min|max)-(width|height|aspect-ratio)|\(prefers-|\(forced-colors/.source;

const everywhere = ["Literal[value=/RAW/]", "TemplateElement[value.raw=/RAW/]"].map((selector) => ({
  selector: selector.replace("RAW", rawMedia),
  message: "Use a named media query from src/theme/breakpoints.ts.",
}));

/**
 * Gatsby's `Head` export does nothing here: the built site's client has no handler of it. components/head/Seo
 * writes the head.
 */
const leftOut = {
  selector:
    "Program > ExportNamedDeclaration :matches(VariableDeclarator, FunctionDeclaration)[id.name='Head']",
  message:
    "The built site's client (src/client) has no handler of Gatsby's Head; use components/head/Seo.",
};

/** A query's types come from a fragment, which belongs to a layer above. */
const queryTypes = {
  selector: "TSQualifiedName[left.name='Queries']",
  message: "Take plain types: src/lib knows no query.",
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
    files: ["src/lib/**"],
    rules: { "no-restricted-syntax": ["error", ...everywhere, queryTypes] },
  },
  {
    files: ["src/{pages,templates}/**/*.tsx"],
    rules: { "no-restricted-syntax": ["error", ...everywhere, ...inComponents, leftOut] },
  },
];
