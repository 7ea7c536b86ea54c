import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { contentSecurityPolicy, ofAnyRelease } from "../../../../tools/serve/headers/policy";

const hash = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
const policy = contentSecurityPolicy({ scripts: [hash], styles: [], styleAttributes: [] });

/** Findings of Google's evaluator above its lowest severity. */
const findings = (text: string) =>
  new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, description }) => `${directive}: ${description}`);

it("has no findings in a policy evaluator, except for an unknown release", () => {
  expect(findings(policy)).toEqual([]);
  const aboutOwnFiles = expect.stringMatching(/^script-src: 'self' can be problematic if you host/);
  expect(findings(ofAnyRelease(policy))).toEqual([aboutOwnFiles]);
  expect(findings(policy.replace(`'${hash}'`, "'unsafe-inline'"))).toContainEqual(
    expect.stringContaining("'unsafe-inline' allows"),
  );
});

it("rejects a policy that is too long for the edge host, with the numbers that make it so", () => {
  const styles = Array.from({ length: 40 }, () => hash);
  expect(() => contentSecurityPolicy({ scripts: [hash], styles, styleAttributes: [] })).toThrow(
    /^the policy has \d{4} characters, with the hashes of 1 scripts and 40 styles/,
  );
});
