import { readFileSync } from "node:fs";
import { join } from "node:path";
import type * as Terser from "terser";
import { finishPages } from "../../../../tools/site/finish/finishPages";
import type * as Inline from "../../../../tools/site/finish/inline/inlineScripts";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

const scripts = {
  // With signs that a replacement would read as parts of what it replaces.
  page: 'start("$& $1 $$");',
  landing: "arrive();",
  theme: "light();",
  card: "keep();",
};

jest.mock("../../../../tools/site/finish/inline/inlineScripts", () => ({
  inlineScripts: () => Promise.resolve(scripts),
}));

jest.mock("../../../../src/bundle/siteStyles.mjs", () => ({
  siteStyles: () => Promise.resolve({ sheetOf: () => "" }),
}));

const head = '<head><meta charSet="utf-8"/></head>';
const preload = '<link rel="preload" href="/fonts/a.woff2" as="font"/>';
const place = '<script data-inline="page"></script>';

/** A page as Gatsby writes it. */
const gatsbyPage = (scripts: readonly string[]) =>
  `${head}${place}<body>${preload}<p>Words</p>` +
  `<script id="gatsby-script-loader">window.pagePath="/x";</script>` +
  `<!-- slice-start id="_gatsby-scripts-1" --><script>window.___chunkMapping="{}";</script>` +
  `${scripts.map((name) => `<script src="/${name}.js" async></script>`).join("")}` +
  `<!-- slice-end id="_gatsby-scripts-1" --></body>`;

/** A built folder of two pages, the leak card and an HTML file that is not a page. */
function builtFolder(more: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder();
  const data = (componentChunkName: string) =>
    JSON.stringify({
      componentChunkName,
      result: {
        data: { words: "Words" },
        pageContext: { section: "home" },
      },
      staticQueryHashes: ["77"],
    });
  const assets = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
  const html = gatsbyPage(["runtime", "app"]);
  writeFiles(folder, {
    "index.html": html,
    "contact/index.html": html,
    "leak-card/index.html": html,
    "verify.html": `${head}<p>somebody's proof`,
    "page-data/index/page-data.json": data("component---home"),
    "page-data/contact/page-data.json": data("component---contact"),
    "page-data/leak-card/page-data.json": data("component---home"),
    "page-data/sq/d/77.json": '{"data":{"name":"Gas"}}',
    ...{ "runtime.js": "", "app.js": "", "home.js": "", "contact.js": "" },
    "webpack.stats.json": JSON.stringify({
      namedChunkGroups: {
        app: assets("runtime.js", "app.js"),
        "component---home": assets("home.js", "home.css"),
        "component---contact": assets("contact.js"),
      },
    }),
    ...more,
  });
  return folder;
}

async function finished(more: Readonly<Record<string, string>> = {}) {
  const folder = builtFolder(more);
  await finishPages(folder);
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  return { read, policyOf: (file: string) => /content="([^"]*)"/.exec(read(file))?.[1] ?? "" };
}

/** The address of a page's data. */
const dataOf = (html: string) => /data-page="([^"]*)"/.exec(html)?.[1] ?? "";

it("names data by their content, so that a page never gets those of another release", async () => {
  const { read } = await finished();
  const later = await finished({ "page-data/sq/d/77.json": '{"data":{"name":"Other"}}' });
  const [before, after] = [dataOf(read("index.html")), dataOf(later.read("index.html"))];
  expect(before).toMatch(/^\/page-data\/index-[0-9a-f]{8}\.json$/);
  expect(after).not.toBe(before);
  expect(() => later.read(before)).toThrow("ENOENT");
  expect(dataOf((await finished()).read("index.html"))).toBe(before);
});

it("gives another HTML file a policy only", async () => {
  const { read, policyOf } = await finished();
  expect(policyOf("verify.html")).toContain("script-src 'none'");
  expect(read("verify.html").replace(/<meta http-equiv[^>]*>/, "")).toBe(
    `${head}<p>somebody's proof`,
  );
});

it.each([
  ["a page whose scripts it would lose", "index.html", gatsbyPage(["new"]), "/new.js would be"],
  ["a page without Gatsby's scripts", "index.html", head + place, "Gatsby's scripts are not where"],
  [
    "a page without a place for its script",
    "index.html",
    gatsbyPage([]).replace(place, ""),
    "the page has no place",
  ],
  ["a place of no script", "a.html", `${head}<script data-inline="x"></script>`, "<script> has an"],
  ["an unknown block", "a.html", `${head}<p onclick='a()'>`, '<p> has onclick="a()"'],
  ["a source map", "app.js.map", "{}", "source maps are not published"],
])("rejects %s", async (_, file, content, message) => {
  await expect(finishPages(builtFolder({ [file]: content }))).rejects.toThrow(
    `${file}: ${message}`,
  );
});

it("compiles each inline script to one line that cannot end its element", async () => {
  const { inlineScripts } = jest.requireActual<typeof Inline>(
    "../../../../tools/site/finish/inline/inlineScripts",
  );
  const { page, landing, theme, card } = await inlineScripts();
  for (const text of [page, landing, theme]) expect(text).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/);
  // The syntax of 2015, which all browsers run.
  expect(card).not.toMatch(/<|\n|\?\.|\?\?/);
  const terser = jest.requireActual<typeof Terser>("terser");
  for (const code of ['a("</SCRIPT>")', 'a("<!--")']) {
    jest.spyOn(terser, "minify").mockResolvedValue({ code });
    await expect(inlineScripts()).rejects.toThrow("text that ends a <script>");
  }
});
