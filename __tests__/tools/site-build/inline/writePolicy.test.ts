import { join } from "node:path";
import parse5 from "parse5";
import { writePolicy } from "../../../../tools/site-build/inline/writePolicy";
import { policyOf } from "../../../../tools/serve/headers/policy";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

const page = (style: string) => `<head><style data-emotion="css">${style}</style></head><p>Words`;

function policyFor(files: Record<string, string>, cache = join(temporaryFolder(), "blocks.json")) {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  writePolicy(folder, [], [], cache);
  return policyOf(folder);
}

test("the next build parses only pages that have changed", () => {
  const cache = join(temporaryFolder(), "blocks.json");
  const parse = jest.spyOn(parse5, "parse");
  const [one, two] = [page("a{}"), page("b{}")];
  const policy = policyFor({ "index.html": one, "contact/index.html": two }, cache);
  parse.mockClear();
  expect(policyFor({ "index.html": one, "contact/index.html": two }, cache)).toBe(policy);
  expect(parse).not.toHaveBeenCalled();
  expect(policyFor({ "index.html": one, "contact/index.html": page("c{}") }, cache)).not.toBe(
    policy,
  );
  expect(parse).toHaveBeenCalledTimes(1);
});

test("a result is not used with other allowed scripts", () => {
  const cache = join(temporaryFolder(), "blocks.json");
  const folder = temporaryFolder();
  writeFiles(folder, { "index.html": "<script>greet()</script>" });
  writePolicy(folder, ["greet()"], [], cache);
  expect(() => writePolicy(folder, [], [], cache)).toThrow("greet()");
});

it("is one policy for all pages, whatever their order", () => {
  const [one, two] = [page("a{}"), page("b{}")];
  const policy = policyFor({ "index.html": one, "contact/index.html": two, "404.html": two });
  expect(policy).toBe(policyFor({ "index.html": two, "b/index.html": one, "c.html": one }));
  expect(policy?.match(/sha256-/g)).toHaveLength(2);
  expect(policy).toContain("default-src 'none'; script-src 'none'; style-src 'self' 'sha256-");
});

it("allows the site's scripts by hash, and no other file", () => {
  const policy = policyFor({ "app-0.js": "1", "admin/app.js": "2", "index.html": "<p>Words" });
  const digest = "a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=";
  expect(policy).toContain(`script-src 'sha256-${digest}'; style-src`);
});

it("names the page with an unknown block", () => {
  const files = { "index.html": page(""), "contact/index.html": "<p onclick='a()'>" };
  expect(() => policyFor(files)).toThrow('contact/index.html: <p> has onclick="a()"');
});

it("reads only pages, and none of Gatsby's slices", () => {
  const script = "<script>slice()</script>";
  const files = { "_gatsby/slices/a.html": script, "page-data/404.html/a.json": script };
  expect(policyFor(files)).not.toContain("unsafe-inline");
});

it("rejects a source map", () => {
  expect(() => policyFor({ "app.js.map": "{}" })).toThrow("app.js.map: source maps");
});

it("fails when the policy is too long for the hosts", () => {
  const pages = Array.from({ length: 40 }, (_, n) => [`${n}.html`, page(`a{top:${n}px}`)]);
  expect(() => policyFor(Object.fromEntries(pages))).toThrow("0 scripts and 40 styles");
});
