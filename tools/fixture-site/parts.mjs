/** Where the fixture site stands, from the project's folder. */
export const siteFolder = ".fixture-site";

/** A build writes the types of the queries; each site has its own. */
const isWritten = (path) => path === "gatsby-types.d.ts";

/** What the fixture site shares with this project: where it is, and where it stands there. */
export const parts = [
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
].map((name) => [name, name, name === "src" ? isWritten : undefined]);

/** The content that it has of its own. */
export const content = ["__tests__/fixture/content", "content"];
