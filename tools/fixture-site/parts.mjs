/** Where the fixture site stands, from the project's folder. */
export const siteFolder = ".fixture-site";

/** What the fixture site and the live preview share with this project: where it is, and where it stands there. */
export const shared = [
  "art",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "src",
  "static",
  "tools",
  "tsconfig.json",
].map((name) => [name, name]);

/** All that it is made of; the content is its own. */
export const parts = [...shared, ["__tests__/fixture/content", "content"]];
