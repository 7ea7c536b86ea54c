import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { keepCache, openCache } from "../../../../tools/site-build/cache/keptCache";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

const nothing: string[] = [];
const { SITE_URL } = process.env;

beforeEach(() => {
  process.env.SITE_URL = "https://one.example";
  delete process.env.PLAIN_BUNDLE;
});

afterAll(() => {
  if (SITE_URL === undefined) delete process.env.SITE_URL;
  else process.env.SITE_URL = SITE_URL;
});

/** A project after a finished build. */
function built(): string {
  const root = join(temporaryFolder(), "project");
  writeFiles(root, {
    "package.json": "{}",
    "package-lock.json": "{}",
    "gatsby-config.ts": "export default {}",
    "src/gatsby/index.ts": "// nodes",
    "static/favicon.svg": "<svg/>",
    "static/fonts/a.woff2": "",
    "content/site/home.yml": "title: One",
    ".cache/data": "nodes",
    "public/index.html": "<p>One</p>",
  });
  keepCache(root);
  return root;
}

/** What the next build in `root` prints when it begins. */
function saidAt(root: string): string[] {
  const printed: string[] = [];
  openCache(root, (line) => printed.push(line));
  return printed;
}

const isKept = (root: string) =>
  [".cache", "public"].every((folder) => existsSync(join(root, folder)));

test("keeps the cache of a finished build, however the content has changed", () => {
  const root = built();
  writeFiles(root, { "content/site/home.yml": "title: Two" });
  expect(saidAt(root)).toEqual(nothing);
  expect(isKept(root)).toBe(true);
});

test("prints nothing if nothing was built", () => {
  const root = built();
  rmSync(join(root, ".cache"), { recursive: true });
  rmSync(join(root, "public"), { recursive: true });
  expect(saidAt(root)).toEqual(nothing);
});

const changes: [string, (root: string) => unknown, RegExp][] = [
  ["the address", () => (process.env.SITE_URL = "https://two.example"), /SITE_URL/],
  ["the changes to the bundle", () => (process.env.PLAIN_BUNDLE = "1"), /PLAIN_BUNDLE/],
  ["the packages", (root) => writeFiles(root, { "package-lock.json": "{ }" }), /packages/],
  ["the settings", (root) => writeFiles(root, { "gatsby-config.ts": "" }), /code/],
  ["the build's code", (root) => writeFiles(root, { "src/gatsby/more.ts": "" }), /code/],
  ["the static files", (root) => rmSync(join(root, "static/favicon.svg")), /static/],
  ["a font", (root) => rmSync(join(root, "static/fonts/a.woff2")), /static/],
  ["the build output", (root) => writeFiles(root, { "public/index.html": "<p>2</p>" }), /public/],
  [
    "the whole public folder",
    (root) => rmSync(join(root, "public"), { recursive: true }),
    /public/,
  ],
  [
    "the cache's own record",
    (root) => writeFiles(root, { ".cache/built-from.json": "{" }),
    /finish/,
  ],
];

test.each(changes)(
  "clears the cache if something else has changed: %s",
  (_what, change, reason) => {
    const root = built();
    change(root);
    expect(saidAt(root)).toEqual([expect.stringMatching(reason)]);
    expect([".cache", "public"].filter((folder) => existsSync(join(root, folder)))).toEqual([]);
  },
);

test("clears a cache from another folder, whether moved or copied", () => {
  const root = built();
  cpSync(root, `${root}-copy`, { recursive: true });
  renameSync(root, `${root}-moved`);
  expect(saidAt(`${root}-copy`)).toEqual([expect.stringContaining("another folder")]);
  expect(saidAt(`${root}-moved`)).toEqual([expect.stringContaining("another folder")]);
});

test("clears a cache from another version of Node", () => {
  const root = built();
  const { version } = process;
  try {
    Object.defineProperty(process, "version", { value: "v99.0.0" });
    expect(saidAt(root)).toEqual([expect.stringContaining("version of Node")]);
  } finally {
    Object.defineProperty(process, "version", { value: version });
  }
});

test("does not trust an unfinished build", () => {
  const root = built();
  expect(saidAt(root)).toEqual(nothing);
  writeFileSync(join(root, ".cache/data"), "half");
  expect(saidAt(root)).toEqual([expect.stringContaining("did not finish")]);
  expect(isKept(root)).toBe(false);
});
