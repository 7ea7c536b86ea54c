import { readdirSync } from "node:fs";

/** What hooks, components and sections may import: the layers below them. */
const belowHooks = ["src/context", "src/lib", "src/theme"];
const belowComponents = ["src/hooks", ...belowHooks];
const belowSections = ["src/components", "src/hooks", "src/lib", "src/theme"];

/**
 * The allow-list of imports: which folders and files each folder may import besides its own files and packages. A new
 * folder may import nothing until it has a line here. From the bottom up: each may import some of those above it in this
 * list, so no imports go round in a circle.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const mayImport = {
  "src/theme": [],
  "src/lib": ["src/theme"],
  "src/context": ["src/lib", "src/theme"],
  "src/hooks": belowHooks,
  "src/components": belowComponents,
  "src/calculators": belowSections,
  "src/leak-card": ["src/components", "src/hooks", "src/lib", "src/theme"],
  "src/sections": belowSections,
  "src/pages": ["src/sections", "src/calculators", "src/leak-card", "src/components", "src/lib"],
  "src/templates": ["src/sections", "src/components", "src/lib"],
  "src/app": ["src/components", ...belowComponents],
  "src/client": ["src/app", "src/lib", "src/theme", "src/leak-card/keepLeakCard.ts"],
  "src/model": ["src/lib", "src/theme"],
  "src/gatsby": ["src/model", "src/lib"],
  "src/bundle": [],
  "src/pictures": [],

  "tools/lib": [],
  "tools/content": ["src/gatsby", "src/model", "src/lib", "src/theme/grounds.ts", "tools/lib"],
  "tools/forms": ["src/model", "tools/content"],
  "tools/preview": ["src/model", "tools/content", "tools/forms", "tools/lib"],
  "tools/headers": ["src/lib/leakCard.ts", "tools/lib"],
  "tools/serve": ["tools/headers", "tools/lib"],
  "tools/site": [
    "src/bundle",
    "src/client",
    "src/leak-card/build.ts",
    "src/lib",
    "src/model",
    "tools/headers",
    "tools/lib",
  ],
  "tools/launch": ["src/lib/leakCard.ts", "src/model", "tools/content", "tools/headers"],
};

const rows = Object.keys(mayImport);
for (const [index, row] of rows.entries())
  for (const target of mayImport[row] ?? [])
    if (!rows.slice(0, index).some((above) => target.startsWith(above)))
      throw new Error(`${row} may import ${target}, which is not above it in eslint/zones.mjs`);

/** In each of these, every subfolder is a separate layer or tool. */
const parents = ["src", "tools", "art"];

/** @param {string} parent */
const foldersIn = (parent) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);

/**
 * What `folder` may import of `parent`: itself, and what is allowed.
 * @param {string} folder
 * @param {string} parent
 * @param {readonly string[]} allowed
 */
const zone = (folder, parent, allowed = []) => ({
  target: `./${folder}`,
  from: `./${parent}`,
  except: [...new Set([folder, ...allowed])]
    .filter((path) => path.startsWith(`${parent}/`))
    .map((path) => path.replace(parent, ".")),
  message: `${folder} may not import this; see the allow-lists in eslint/zones.mjs.`,
});

/** Layers and tools whose folders are apart, and what these share. The check reads what the build has written only. */
const apart = Object.entries({
  "src/sections": [],
  "src/calculators": ["src/calculators/form"],
  "tools/site": ["tools/site/builtFolder.ts"],
});

export const importZones = [
  ...parents
    .flatMap(foldersIn)
    .flatMap((folder) => parents.map((parent) => zone(folder, parent, mayImport[folder]))),
  ...apart.flatMap(([parent, shared]) =>
    foldersIn(parent).map((folder) => zone(folder, parent, shared)),
  ),
  {
    target: "./src/sections/*.tsx",
    from: "./src/sections/*.tsx",
    message: "Sections never import sections.",
  },
  { target: "./gatsby-*", from: "./tools", message: "Nothing in the site imports a tool." },
  {
    target: parents.map((parent) => `./${parent}`),
    from: "./__tests__",
    message: "Nothing outside __tests__ imports a test.",
  },
  {
    target: "./src/bundle/*.ts",
    from: "./src/bundle/stubs",
    message: "Stubs are named by path in src/bundle/webpackConfig.ts, and webpack imports them.",
  },
];
