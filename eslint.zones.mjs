import { readdirSync } from "node:fs";

/**
 * Which way imports point: content -> model -> gatsby -> [GraphQL schema] -> templates/pages ->
 * sections -> components -> hooks -> context -> lib -> theme. Each layer lists all that it may import,
 * besides its own files and packages; a new folder may import nothing until it has a line here.
 */
const mayImport = {
  theme: [],
  lib: ["theme"],
  model: ["theme"],
  gatsby: ["model", "theme"],
  bundle: [],
  starter: ["lib"],
  context: ["lib", "theme"],
  hooks: ["context", "lib", "theme"],
  components: ["hooks", "context", "lib", "theme"],
  sections: ["components", "hooks", "context", "lib", "theme"],
  pages: ["sections", "components", "hooks", "context", "lib", "theme"],
  templates: ["sections", "components", "hooks", "context", "lib", "theme"],
  app: ["components", "hooks", "context", "lib", "theme"],
};

const folders = (parent) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const betweenLayers = folders("src").map((layer) => ({
  target: `./src/${layer}`,
  from: "./src",
  except: [layer, ...(mayImport[layer] ?? [])].map((name) => `./${name}`),
  message: `src/${layer} may not import this layer; see src/README.md.`,
}));

/** A section may use its own folder, and no other section. */
const sections = folders("src/sections").map((folder) => ({
  target: `./src/sections/${folder}`,
  from: "./src/sections",
  except: [`./${folder}`],
  message: "Sections never import sections.",
}));

const besideEachOther = {
  target: "./src/sections/*.tsx",
  from: "./src/sections/*.tsx",
  message: "Sections never import sections.",
};

/** What the commands run is no part of the site. */
const tools = {
  target: ["./src", "./gatsby-*"],
  from: "./tools",
  message: "Nothing in src imports a tool.",
};

/** The tools that know built files only, and the other tools that each may import. */
const builtFilesOnly = Object.entries({
  headers: [],
  deploy: ["headers", "lib", "site-check"],
  lib: [],
  serve: ["headers"],
  "site-check": ["headers"],
});
const betweenTools = builtFilesOnly.flatMap(([tool, others]) => [
  {
    target: `./tools/${tool}`,
    from: "./tools",
    except: [tool, ...others].map((name) => `./${name}`),
    message: `tools/${tool} may not import this tool; see its README.`,
  },
  {
    target: `./tools/${tool}`,
    from: "./src",
    message: `tools/${tool} reads built files and nothing of src.`,
  },
]);

/** Webpack puts the stubs in place; code that named one would keep it when the package is gone. */
const stubs = {
  target: "./src/bundle/*.ts",
  from: "./src/bundle/stubs",
  message: "Stubs are named in src/bundle/stubs.ts alone, by their paths.",
};

export const importZones = [
  ...betweenLayers,
  ...sections,
  besideEachOther,
  tools,
  stubs,
  ...betweenTools,
];

const privateModules = [
  { name: "react-slick", message: "Use components/Carousel; slick has one door." },
  { name: "react-helmet", message: "Use components/Seo; a page's head has one door." },
  {
    name: "gatsby",
    importNames: ["Script", "Slice"],
    message: "Left out of the scripts; see src/bundle/stubs.ts.",
  },
  { name: "gatsby-plugin-image", allowTypeImports: true, message: "Use components/Picture." },
];

/** Packages that one module uses on behalf of all; `allowed` is the one that this module may import. */
export const singleUse = (allowed) => ({
  paths: privateModules.filter(({ name }) => name !== allowed),
  patterns: [
    { regex: "theme/palette$", message: "Raw colours are private to src/theme; ask for a role." },
  ],
});

/** Tests bring their own words, so that an editor's change to content/ turns none of them red. */
const readers = "/^(?:check|cp|disk|exists|join|read(?!Content)|resolve|stat)/";
const shipped = "Literal[value=/^(?:\\.{1,2}\\u002F)*content(?:\\u002F|$)/]";
const shippedTemplate =
  "TemplateLiteral[quasis.0.value.raw=/^(?:\\.{1,2}\\u002F)*content(?:\\u002F|$)/]";
export const noShippedContent = [`callee.name=${readers}`, `callee.property.name=${readers}`].map(
  (callee) => ({
    selector: `CallExpression[${callee}] > :matches(${shipped}, ${shippedTemplate})`,
    message: "Tests read __tests__/fixture/content, never what ships.",
  }),
);
