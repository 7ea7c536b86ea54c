import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { sha256 } from "../../../../../tools/lib/files";
import { withPolicy } from "../../../../../tools/site/finish/inline/withPolicy";

const page =
  '<html><head><meta charSet="utf-8"/><style>a{}</style></head><script>greet()</script></html>';

const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1] ?? "";

/** Findings of Google's evaluator above its lowest severity. */
const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, description }) => `${directive}: ${description}`);

// Its place, and what it allows on each kind of page, are in the recorded heads.

it("allows the page's own blocks and, with a script loader, the site's scripts", () => {
  const policy = policyOf(withPolicy(page, ["greet()"], true));
  expect(policy).toContain(`; script-src 'self' '${sha256("greet()")}'; `);
  expect(policy).toContain(`; style-src '${sha256("a{}")}'; img-src `);
  // The site hosts no uploads, and nothing that answers with a visitor's text.
  expect(findings(policy)).toEqual([expect.stringContaining("'self' can be problematic")]);
  expect(findings(policy.replace(/'sha256-[^;]*/, "'unsafe-inline'"))).toContainEqual(
    expect.stringContaining("'unsafe-inline' allows"),
  );
});

it("needs a page with a charset", () => {
  expect(() => withPolicy("<p>", [])).toThrow("the page has no <meta charset>");
});
