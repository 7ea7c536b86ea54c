import { createHash } from "node:crypto";
import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPageFiles } from "../../../../tools/site-build/script-loader/pageFiles";
import { rewriteFolder } from "../../../../tools/site-build/script-loader/rewriteFolder";
import { loaderCode } from "../../../../tools/site-build/script-loader/loaderCode";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

/** With signs that a replacement would read as parts of what it replaces. */
const loader = 'keep("$& $1 $$");';
const start = '<!-- slice-start id="_gatsby-scripts-1" -->';
const end = '<!-- slice-end id="_gatsby-scripts-1" -->';

const gatsbyPage = (scripts: readonly string[]) =>
  `<body><p>Words</p><script id="gatsby-script-loader">window.pagePath="/x";</script>${start}` +
  `<script>window.___chunkMapping="{}";</script>` +
  `${scripts.map((name) => `<script src="/${name}.js" async></script>`).join("")}${end}</body>`;

/** Each script's placeholder is the first letter of its name. */
const script = (name: string) => ({
  src: `/${name}.js`,
  integrity: `sha256-${createHash("sha256").update(name.charAt(0)).digest("base64")}`,
});

const named = (name: string) =>
  `<script nomodule src="${script(name).src}" integrity="${script(name).integrity}"></script>`;

/** A built folder of two pages, one HTML file that is not a page, and a slice. */
function builtFolder(html = gatsbyPage(["runtime", "app"])) {
  const folder = temporaryFolder();
  const page = (chunk: string) =>
    JSON.stringify({ path: "/", componentChunkName: chunk, staticQueryHashes: ["77"] });
  const assets = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
  writeFiles(folder, {
    "index.html": html,
    "contact/index.html": html,
    "verify.html": "<p>somebody's proof",
    "_gatsby/slices/_gatsby-scripts-1.html": html,
    "runtime.js": "r",
    "app.js": "a",
    "home.js": "h",
    "contact.js": "c",
    "slides.js": "s",
    "page-data/index/page-data.json": page("component---home"),
    "page-data/contact/page-data.json": page("component---contact"),
    "webpack.stats.json": JSON.stringify({
      namedChunkGroups: {
        app: assets("runtime.js", "app.js"),
        "component---home": assets("home.js", "home.css"),
        "component---contact": assets("contact.js"),
        slides: assets("slides.js"),
      },
    }),
  });
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  return { folder, read };
}

const rewrite = (folder: string) => rewriteFolder(folder, readPageFiles(folder), loader);

it("lets a page run its own scripts and those that they load later, and no other page's", () => {
  const { scriptsOf } = readPageFiles(builtFolder().folder);
  const names = (file: string) => scriptsOf(file).map(({ src }) => src);
  expect(names("contact/index.html")).toEqual([
    "/runtime.js",
    "/app.js",
    "/slides.js",
    "/contact.js",
  ]);
  expect(names("verify.html")).toEqual([]);
});

it("lists what the page needs and starts nothing", () => {
  const { folder, read } = builtFolder();
  expect(rewrite(folder)).toBe(2);
  expect(read("index.html")).toBe(
    `<body><p>Words</p>${start}` +
      `${["runtime", "app", "home"].map(named).join("")}` +
      `<script data-needs="app-data index/page-data sq/d/77">${loader}</script>${end}</body>`,
  );
  expect(read("contact/index.html")).toContain("contact/page-data");
  expect(read("contact/index.html")).toContain("/contact.js");
});

it("changes nothing else, and nothing twice", () => {
  const { folder, read } = builtFolder();
  rewrite(folder);
  expect(read("verify.html")).toBe("<p>somebody's proof");
  expect(read("_gatsby/slices/_gatsby-scripts-1.html")).toBe(gatsbyPage(["runtime", "app"]));
  const once = read("index.html");
  const longAgo = new Date(0);
  utimesSync(join(folder, "index.html"), longAgo, longAgo);
  rewrite(folder);
  expect(read("index.html")).toBe(once);
  expect(statSync(join(folder, "index.html")).mtime).toEqual(longAgo);
});

it("rewrites a page again after Gatsby has inserted its scripts again", () => {
  const { folder, read } = builtFolder();
  rewrite(folder);
  const once = read("index.html");
  const stitched = gatsbyPage(["runtime", "app"]).replace(/<script id="gatsby-s.*?<\/script>/, "");
  writeFileSync(join(folder, "index.html"), stitched);
  rewrite(folder);
  expect(read("index.html")).toBe(once);
});

it("rejects a page whose scripts it would lose", () => {
  expect(() => rewrite(builtFolder(gatsbyPage(["runtime", "new"])).folder)).toThrow(
    "index.html: /new.js would be left out",
  );
  expect(() => rewrite(builtFolder("<body></body>").folder)).toThrow(
    "index.html: Gatsby's scripts are not where they used to be",
  );
});

it("writes the script loader as one line that cannot end its element", async () => {
  const code = await loaderCode();
  expect(code).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/);
  expect(code.length).toBeLessThan(2700);
});
