import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { cleared } from "../../tools/site-build/cache/keptCache";
import { rewritten } from "../../tools/site-build/script-loader/rewriteFolder";
import { CachedProject, type Build } from "./support/cachedProject";

const project = CachedProject.create();

/** The output of a clean build of the untouched project. */
let clean: Build;

const originals = new Map<string, Buffer>();

/** Writes a file of the project, which is restored before the next test. */
function write(file: string, text: string | Buffer): void {
  const path = project.path(file);
  if (!originals.has(file)) originals.set(file, readFileSync(path));
  writeFileSync(path, text);
}

function replace(file: string, from: RegExp | string, to: string): void {
  const before = readFileSync(project.path(file), "utf8");
  if (before.replace(from, to) === before) throw new Error(`${file} contains no match for ${from}`);
  write(file, before.replace(from, to));
}

function undo(): void {
  for (const [file, bytes] of originals) writeFileSync(project.path(file), bytes);
  originals.clear();
}

beforeAll(async () => {
  clean = await project.build();
});

afterEach(undo);

describe("a build with a kept cache equals a clean build", () => {
  const isCleared = expect.stringContaining(cleared);

  test("if nothing has changed", async () => {
    const { output, files } = await project.build();
    expect(files).toEqual(clean.files);
    expect(output).not.toEqual(isCleared);
  });

  test("if a word, a price and a picture change, and if the content is reverted", async () => {
    replace("content/site/home.yml", /title: .*/, "title: Another title");
    replace("content/products/small/index.md", /price: .*/, "price: 12,345.00");
    const picture = readFileSync(project.path("content/services/cage-loan.jpg"));
    write("content/services/refill.jpg", picture);
    const forth = await project.build();
    undo();
    const back = await project.build();
    expect(forth.files).not.toEqual(clean.files);
    expect(back.files).toEqual(clean.files);
    expect([forth.output, back.output]).not.toContainEqual(isCleared);
  });

  test("if a legal document is renamed and a product deleted, and both are restored", async () => {
    renameSync(project.path("content/legal/safety.md"), project.path("content/legal/safer.md"));
    renameSync(project.path("content/products/hose-clip"), project.path("hose-clip"));
    const warm = await project.build();
    const cold = await project.buildClean();
    expect(warm.files).toEqual(cold.files);
    expect(warm.output).not.toEqual(isCleared);
    renameSync(project.path("content/legal/safer.md"), project.path("content/legal/safety.md"));
    renameSync(project.path("hose-clip"), project.path("content/products/hose-clip"));
    expect((await project.build()).files).toEqual(clean.files);
  });
});

describe("a cache from other inputs is cleared, with one line of output", () => {
  const changes: [string, () => void][] = [
    ["another folder (moved)", () => project.move()],
    ["another folder (copied)", () => project.copy()],
    ["other packages", () => replace("package-lock.json", /$/, "\n")],
    ["another version of Node", () => project.rewriteRecord(/"v\d+/, '"v1')],
    ["other settings", () => replace("gatsby-config.ts", /$/, "\n")],
    ["other build code", () => replace("src/gatsby/nodes.ts", /$/, "\n")],
    ["another section", () => replace("src/sections/About.tsx", /$/, "\n")],
    ["a public/ of another build", () => rmSync(project.path("public/index.html"))],
  ];

  test.each(changes)("%s", async (_what, change) => {
    change();
    const { output, files } = await project.build();
    expect(output.match(/^The cache .*$/gm)).toEqual([expect.stringContaining(cleared)]);
    expect(files).toEqual(clean.files);
  });

  test("another address", async () => {
    const other = await project.build({ SITE_URL: "https://two.example" });
    const back = await project.build();
    expect(other.files).not.toEqual(clean.files);
    expect(back.files).toEqual(clean.files);
  });

  test.each([
    ["Gatsby begins", /load plugins/],
    ["the cache is opened", /initialize cache/],
    ["types are declared", /createSchemaCustomization/],
    ["nodes are created", /source and transform nodes/],
    ["the schema is built", /building schema/],
    ["pages are listed", /createPages/],
    ["scripts are bundled", /JavaScript and CSS bundles/],
    ["the renderer is bundled", /Building HTML renderer/],
    ["pages are written", /Building static HTML/],
    ["pages are rewritten", new RegExp(rewritten("\\d+"))],
  ])("a build that was killed when %s", async (_when, moment) => {
    replace("content/site/home.yml", /title: .*/, "title: A title that never appears");
    await project.build({}, moment);
    undo();
    const { output, files } = await project.build();
    expect(output).toContain("did not finish");
    expect(files).toEqual(clean.files);
  });
});
