/**
 * What each command of several steps does: every step is the question it answers and the command
 * that answers it. `npm run x` stands for the script of that name in package.json.
 */
const installed = ["Is everything installed?", "node tools/install/ensure-installed.mjs"];
const browser = ["Is there a browser to test in?", "node tools/install/ensure-chromium.mjs"];
const content = ["Is the content sound?", "npm run check:content"];

export const plans = {
  build: [
    installed,
    content,
    ["Do the pages build?", "node tools/build/gatsby.mjs build"],
    [
      "Is there a compressed copy of each text file?",
      "node --import tsx tools/build/compress/main.ts",
    ],
  ],
  // A release has its own fresh checkout and packages.
  "release-build": [
    content,
    ["Do the pages build?", "node tools/build/gatsby.mjs build"],
    ["What does no visitor need?", "node tools/build/trim.mjs"],
    [
      "Is there a compressed copy of each text file?",
      "node --import tsx tools/build/compress/main.ts",
    ],
    ["Is what was built whole?", "npm run check:site"],
  ],
  start: [
    ["Is there a build to serve?", "npm run build"],
    ["Where is it served?", "npm run serve"],
  ],
  "test:browser": [browser, ["Does the site behave in a browser?", "playwright test"]],
  test: [
    installed,
    browser,
    ["Is every file formatted alike?", "npm run format"],
    ["Do the lint rules hold?", "npm run lint"],
    content,
    ["Do the parts behave?", "npm run test:unit"],
    ["Does the site build?", "npm run build"],
    // The build writes the types of the queries, which the type check reads.
    ["Do the types agree?", "npm run typecheck"],
    ["Is what was built whole?", "npm run check:site"],
    ["Does the site behave in a browser?", "playwright test"],
  ],
};
