import { readdirSync } from "node:fs";

/** What hooks, components and sections may import: the layers below them. */
const belowHooks = ["src/context", "src/lib", "src/theme"];
const belowComponents = ["src/hooks", ...belowHooks];
const belowSections = ["src/components", ...belowComponents];

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
  "src/pages": ["src/sections", "src/calculators", "src/leak-card", ...belowSections],
  "src/templates": ["src/sections", ...belowSections],
  "src/app": ["src/components", ...belowComponents],
  "src/client": ["src/app", "src/lib", "src/theme", "src/leak-card/keepLeakCard.ts"],
  "src/model": ["src/lib", "src/theme"],
  "src/gatsby": ["src/model", "src/lib", "src/theme"],
  "src/bundle": [],
  "src/pictures": [],

  "tools/lib": [],
  "tools/run": [],
  "tools/copies": ["tools/lib"],
  "tools/content": ["src/model", "src/lib", "src/theme/grounds.ts", "tools/lib"],
  "tools/forms": ["src/model", "tools/content"],
  "tools/preview": ["src/model", "tools/content", "tools/copies", "tools/forms", "tools/lib"],
  "tools/headers": ["src/lib/leakCard.ts", "tools/lib"],
  "tools/serve": ["tools/headers"],
  "tools/site": [
    "src/bundle",
    "src/client",
    "src/leak-card/build.ts",
    "src/lib",
    "src/model",
    "src/pictures",
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
    .map(({ name }) => name);

const allFolders = parents.flatMap((parent) =>
  foldersIn(parent).map((name) => `${parent}/${name}`),
);

/**
 * What `folder` may import, as paths relative to `parent`.
 * @param {string} parent
 * @param {string} folder
 */
const allowedIn = (parent, folder) =>
  [folder, ...(mayImport[folder] ?? [])]
    .filter((path) => path.startsWith(`${parent}/`))
    .map((path) => `./${path.slice(parent.length + 1)}`);

const betweenFolders = allFolders.flatMap((folder) =>
  parents.map((parent) => ({
    target: `./${folder}`,
    from: `./${parent}`,
    except: allowedIn(parent, folder),
    message: `${folder} may not import this folder; see the allow-list in eslint/zones.mjs.`,
  })),
);

/**
 * Keeps the folders of a layer or tool apart: each may import itself, and what all of them share.
 * @param {string} parent
 * @param {readonly string[]} shared
 * @param {string} message
 */
const apart = (parent, shared, message) =>
  foldersIn(parent).map((folder) => ({
    target: `./${parent}/${folder}`,
    from: `./${parent}`,
    except: [...new Set([folder, ...shared])].map((path) => `./${path}`),
    message,
  }));

const sectionMessage = "Sections never import sections.";

export const importZones = [
  ...betweenFolders,
  ...apart("src/sections", [], sectionMessage),
  { target: "./src/sections/*.tsx", from: "./src/sections/*.tsx", message: sectionMessage },
  ...apart("src/calculators", ["form"], "Calculators share src/calculators/form only."),
  // The check reads what the build has written, and nothing else of it.
  ...apart("tools/site", ["builtFolder.ts"], "They share tools/site/builtFolder.ts only."),
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
