import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { temporaryFolder, writeFiles } from "../support/temporaryFolder";

const config = `
import importX from ${JSON.stringify(resolve("node_modules/eslint-plugin-import-x/lib/index.js"))};
import { importZones } from ${JSON.stringify(resolve("eslint/zones.mjs"))};
export default [{
  files: ["**/*.ts"],
  plugins: { "import-x": importX },
  settings: { "import-x/resolver-next": [importX.createNodeResolver({ extensions: [".ts"] })] },
  rules: { "import-x/no-restricted-paths": ["error", { zones: importZones }] },
}];`;

/** The files of a small project that the import rules reject; each file imports one other. */
function rejected(imports: Readonly<Record<string, string>>): string[] {
  const root = temporaryFolder();
  const files = Object.entries(imports).flatMap(([file, target]) => [
    [file, `import "${"../".repeat(file.split("/").length - 1)}${target}";`],
    [`${target}.ts`, "export const one = 1;"],
  ]);
  const folders = [
    "src/sections/hero/a.ts",
    "src/calculators/form/a.ts",
    "tools/serve/a.ts",
    "bench/pages/a.ts",
    "art/fonts/a.ts",
  ];
  writeFiles(root, {
    ...Object.fromEntries(folders.map((file) => [file, "export const one = 1;"])),
    ...(Object.fromEntries(files) as Record<string, string>),
    "eslint.config.mjs": config,
  });
  const eslint = resolve("node_modules/.bin/eslint");
  const { stdout } = spawnSync(eslint, ["--format", "json", "."], { cwd: root, encoding: "utf8" });
  const results = JSON.parse(stdout) as {
    filePath: string;
    messages: { ruleId: string | null }[];
  }[];
  return results
    .filter(({ messages }) => messages.length > 0)
    .map(({ filePath }) => filePath.slice(filePath.indexOf(root) + root.length + 1))
    .sort();
}

test("imports follow the listed directions only, and a new folder has none", () => {
  const forbidden = {
    "src/lib/climbs.ts": "src/hooks/useSite",
    "src/model/climbs.ts": "src/gatsby/nodes",
    "src/bundle/reaches.ts": "src/lib/timing",
    "src/sections/offer/Offer.ts": "src/sections/hero/Hero",
    "src/calculators/refill/Refill.ts": "src/calculators/lasting/lasting",
    "src/hooks/useStore.ts": "src/leak-card/keepLeakCard",
    "src/app/Header.ts": "tools/serve/server",
    "src/app/Footer.ts": "__tests__/support/words",
    "tools/site/check/links.ts": "tools/site/finish/finishPages",
    "src/brandNew/layer.ts": "src/lib/timing",
    "src/components/Button.ts": "src/brandNew/other",
    "tools/brand-new/main.ts": "src/model/fields",
    "tools/serve/main.ts": "tools/brand-new/other",
    "bench/brand-new/main.ts": "tools/serve/server",
  };
  const allowed = {
    "src/gatsby/nodes.ts": "src/model/fields",
    "src/sections/hero/Title.ts": "src/components/Heading",
    "src/calculators/refill/Answer.ts": "src/calculators/form/Calculator",
    "src/hooks/useLinkClicks.ts": "src/lib/leakCard",
    "tools/site/check/openSite.ts": "tools/headers/addresses",
  };
  expect(rejected({ ...forbidden, ...allowed })).toEqual(Object.keys(forbidden).sort());
});
