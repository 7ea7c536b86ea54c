import { readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { sha256 } from "../../../../tools/lib/files";
import { withPolicy, writePolicies } from "../../../../tools/site-build/inline/writePolicies";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

const charset = '<meta charSet="utf-8"/>';
const preload = '<link rel="preload" href="/fonts/text.woff2" as="font"/>';
const page = (style = "a{}") =>
  `<html><head>${charset}${preload}<style data-emotion="css">${style}</style></head><p>Words</p></html>`;

const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1] ?? "";

/** Findings of Google's evaluator above its lowest severity. */
const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, description }) => `${directive}: ${description}`);

it("stands before everything that the browser could load, after the charset", () => {
  const html = withPolicy(page(), [], []);
  expect(html).toContain(`<head>${charset}<meta http-equiv="Content-Security-Policy" content="`);
  expect(html.indexOf("preload")).toBeGreaterThan(html.indexOf("default-src 'none'"));
});

it("allows the page's own blocks and scripts, and nothing else inline", () => {
  const scripts = [{ src: "/app-0.js", integrity: "sha256-app" }];
  const body = "<script>greet()</script><p>Words</p>";
  const policy = policyOf(withPolicy(page().replace("<p>Words</p>", body), ["greet()"], scripts));
  expect(policy).toContain(`; script-src '${sha256("greet()")}' 'sha256-app'; `);
  expect(policy).toContain(`; style-src '${sha256("a{}")}'; img-src `);
  expect(findings(policy)).toEqual([]);
  expect(findings(policy.replace(/'sha256-[^;]*/, "'unsafe-inline'"))).toContainEqual(
    expect.stringContaining("'unsafe-inline' allows"),
  );
});

it("has no script source on a page without scripts", () => {
  expect(policyOf(withPolicy(page(), [], []))).toContain("script-src 'none'");
});

it("allows the map's frame on a page that links to the map, and no frame elsewhere", () => {
  const link = '<a href="https://www.openstreetmap.org/#map=12/9/8">Map</a>';
  const withMap = withPolicy(page().replace("Words", link), [], []);
  expect(policyOf(withMap)).toContain("; frame-src https://www.openstreetmap.org; ");
  expect(policyOf(withPolicy(page(), [], []))).not.toContain("frame-src");
});

it("is replaced, not repeated, in a page of an earlier build", () => {
  const first = withPolicy(page(), [], [{ src: "/a.js", integrity: "sha256-a" }]);
  const second = withPolicy(first, [], [{ src: "/b.js", integrity: "sha256-b" }]);
  expect(second.match(/http-equiv/g)).toHaveLength(1);
  expect(policyOf(second)).toContain("'sha256-b'");
  expect(second).toBe(withPolicy(second, [], [{ src: "/b.js", integrity: "sha256-b" }]));
});

/** A folder with these files and their policies. */
function written(files: Record<string, string>) {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  const write = () => writePolicies(folder, [], () => []);
  return { folder, write, read: (file: string) => readFileSync(join(folder, file), "utf8") };
}

it("gives each page its own policy, and leaves an unchanged page alone", () => {
  const { folder, write, read } = written({ "index.html": page(), "a/index.html": page("b{}") });
  write();
  expect(policyOf(read("index.html"))).toContain(sha256("a{}"));
  expect(policyOf(read("a/index.html"))).toContain(sha256("b{}"));
  expect(policyOf(read("a/index.html"))).not.toContain(sha256("a{}"));
  const longAgo = new Date(0);
  utimesSync(join(folder, "index.html"), longAgo, longAgo);
  write();
  expect(statSync(join(folder, "index.html")).mtime).toEqual(longAgo);
});

it("reads only pages, and none of Gatsby's slices", () => {
  const script = "<script>slice()</script>";
  const files = { "_gatsby/slices/a.html": script, "page-data/404.html/a.json": script };
  expect(written(files).write).not.toThrow();
});

it.each([
  ["an unknown block", "contact/index.html", "<p onclick='a()'>", '<p> has onclick="a()"'],
  ["no charset", "contact/index.html", "<p>", "the page has no <meta charset>"],
  ["a source map", "app.js.map", "{}", "source maps are not published"],
])("rejects %s", (_, file, content, message) => {
  const html = content.startsWith("<p o") ? page() + content : content;
  expect(written({ [file]: html }).write).toThrow(`${file}: ${message}`);
});
