/** @jest-environment node */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rewriteFolder } from "../../../../tools/build/starter/rewriteFolder";
import { earlyCode, starterCode } from "../../../../tools/build/starter/starterCode";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

const early = "keep();";
const start = '<!-- slice-start id="_gatsby-scripts-1" -->';
const end = '<!-- slice-end id="_gatsby-scripts-1" -->';

const gatsbyPage = (scripts: readonly string[]) =>
  `<body><p>Words</p><script id="gatsby-script-loader">window.pagePath="/x";</script>${start}` +
  `<script>window.___chunkMapping="{}";</script>` +
  `${scripts.map((name) => `<script src="/${name}.js" async></script>`).join("")}${end}</body>`;

/** The stand-in for each script holds the first letter of its name. */
const withIntegrity = (name: string) =>
  `/${name}.js#sha256-${createHash("sha256").update(name.charAt(0)).digest("base64")}`;

/** A built folder of two pages, one HTML file that is no page, and a slice. */
function builtFolder(html = gatsbyPage(["runtime", "app"])) {
  const folder = temporaryFolder();
  const page = (chunk: string) =>
    JSON.stringify({ componentChunkName: chunk, staticQueryHashes: ["77"] });
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
    "page-data/app-data.json": '{"webpackCompilationHash":"abc"}',
    "page-data/index/page-data.json": page("home"),
    "page-data/contact/page-data.json": page("contact"),
    "webpack.stats.json": JSON.stringify({
      namedChunkGroups: {
        app: assets("runtime.js", "app.js"),
        home: assets("home.js", "home.css"),
        contact: assets("contact.js"),
      },
    }),
  });
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  return { folder, read };
}

const startersIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith("starter-"));

it("lists what the page needs and starts nothing", () => {
  const { folder, read } = builtFolder();
  const { pages, starter } = rewriteFolder(folder, early);
  expect(pages).toBe(2);
  expect(read("index.html")).toBe(
    `<body><p>Words</p>${start}<script>${early}</script>` +
      `<script defer src="${starter.src}" integrity="${starter.integrity}" ` +
      `data-scripts="${withIntegrity("home")}" data-data="app-data index/page-data sq/d/77">` +
      `</script>${end}</body>`,
  );
  expect(read("contact/index.html")).toContain("contact/page-data");
  expect(read("contact/index.html")).toContain("/contact.js");
});

it("names in the starter what all pages share, and the starter by its digest", () => {
  const { folder, read } = builtFolder();
  const { starter } = rewriteFolder(folder, early);
  const code = read(starter.src);
  for (const part of ["abc", withIntegrity("runtime"), withIntegrity("app")])
    expect(code).toContain(part);
  const digest = (encoding: "hex" | "base64") => createHash("sha256").update(code).digest(encoding);
  expect(starter.integrity).toBe(`sha256-${digest("base64")}`);
  expect(starter.src).toBe(`/starter-${digest("hex").slice(0, 20)}.js`);
});

it("takes the starter of an earlier build away", () => {
  const { folder, read } = builtFolder();
  rewriteFolder(folder, early);
  const [first] = startersIn(folder);
  writeFileSync(join(folder, "app.js"), "another app");
  const { starter } = rewriteFolder(folder, early);
  expect(startersIn(folder)).toEqual([starter.src.slice(1)]);
  expect(startersIn(folder)).not.toContain(first);
  expect(read("index.html")).toContain(starter.src);
});

it("touches nothing else, and nothing twice", () => {
  const { folder, read } = builtFolder();
  rewriteFolder(folder, early);
  expect(read("verify.html")).toBe("<p>somebody's proof");
  expect(read("_gatsby/slices/_gatsby-scripts-1.html")).toBe(gatsbyPage(["runtime", "app"]));
  const once = read("index.html");
  const longAgo = new Date(0);
  utimesSync(join(folder, "index.html"), longAgo, longAgo);
  rewriteFolder(folder, early);
  expect(read("index.html")).toBe(once);
  expect(statSync(join(folder, "index.html")).mtime).toEqual(longAgo);
});

it("takes a page up again after Gatsby has stitched its scripts into it anew", () => {
  const { folder, read } = builtFolder();
  rewriteFolder(folder, early);
  const once = read("index.html");
  const stitched = gatsbyPage(["runtime", "app"]).replace(/<script id="gatsby-s.*?<\/script>/, "");
  writeFileSync(join(folder, "index.html"), stitched);
  rewriteFolder(folder, early);
  expect(read("index.html")).toBe(once);
});

it("refuses a page whose scripts it would lose", () => {
  expect(() => rewriteFolder(builtFolder(gatsbyPage(["runtime", "new"])).folder, early)).toThrow(
    "index.html: /new.js would be left out",
  );
  expect(() => rewriteFolder(builtFolder("<body></body>").folder, early)).toThrow(
    "index.html: Gatsby's scripts are not where they used to be",
  );
});

it("writes both scripts as one line that cannot end its element", () => {
  const starter = starterCode({
    hash: "abc",
    scripts: [{ src: "/app.js", integrity: "sha256-1" }],
  });
  expect(starter).toContain("/app.js#sha256-1");
  for (const written of [earlyCode(), starter]) {
    expect(written).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/);
    expect(written.length).toBeLessThan(2000);
  }
});
