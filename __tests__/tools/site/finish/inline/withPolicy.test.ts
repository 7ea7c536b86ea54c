import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { sha256 } from "../../../../../tools/lib/files";
import { withPolicy } from "../../../../../tools/site/finish/inline/withPolicy";

const charset = '<meta charSet="utf-8"/>';
const preload = '<link rel="preload" href="/fonts/text.woff2" as="font"/>';
const page = (style = "a{}") =>
  `<html><head>${charset}${preload}<style>${style}</style></head><p>Words</p></html>`;

const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1] ?? "";

/** Findings of Google's evaluator above its lowest severity. */
const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, description }) => `${directive}: ${description}`);

it("stands before everything that the browser could load, after the charset", () => {
  const html = withPolicy(page(), []);
  expect(policyOf(html)).toContain("; script-src 'none'; ");
  expect(html).toContain(`<head>${charset}<meta http-equiv="Content-Security-Policy" content="`);
  expect(html.indexOf("preload")).toBeGreaterThan(html.indexOf("default-src 'none'"));
});

it("allows the page's own blocks and, with a script loader, the site's scripts", () => {
  const body = "<script>greet()</script><p>Words</p>";
  const policy = policyOf(withPolicy(page().replace("<p>Words</p>", body), ["greet()"], true));
  expect(policy).toContain(`; script-src 'self' '${sha256("greet()")}'; `);
  expect(policy).toContain(`; style-src '${sha256("a{}")}'; img-src `);
  // The site hosts no uploads, and nothing that answers with a visitor's text.
  expect(findings(policy)).toEqual([expect.stringContaining("'self' can be problematic")]);
  expect(findings(policy.replace(/'sha256-[^;]*/, "'unsafe-inline'"))).toContainEqual(
    expect.stringContaining("'unsafe-inline' allows"),
  );
});

it("allows the style attribute of a page that has one, and none elsewhere", () => {
  const table = '<table><tr><td style="text-align: right">1</td></tr></table>';
  const hash = sha256("text-align: right");
  const styled = withPolicy(page().replace("Words", table), []);
  expect(policyOf(styled)).toContain(`; style-src-attr 'unsafe-hashes' '${hash}'; `);
  expect(policyOf(withPolicy(page(), []))).not.toContain("style-src-attr");
});

it("allows the map's frame on a page that links to the map, and no frame elsewhere", () => {
  const link = '<a href="https://www.openstreetmap.org/#map=12/9/8">Map</a>';
  const withMap = withPolicy(page().replace("Words", link), []);
  expect(policyOf(withMap)).toContain("; frame-src https://www.openstreetmap.org; ");
  expect(policyOf(withPolicy(page(), []))).not.toContain("frame-src");
});

it("needs a page with a charset", () => {
  expect(() => withPolicy("<p>", [])).toThrow("the page has no <meta charset>");
});
