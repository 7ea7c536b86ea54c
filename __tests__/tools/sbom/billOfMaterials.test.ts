/** @jest-environment node */

import { billOfMaterials } from "../../../tools/sbom/billOfMaterials";

const project = { name: "site", version: "1.0.0" };

test("each package is named once, in order, with its licence and its hash in hexadecimal", () => {
  const integrity = "sha512-q80=";
  const scoped = { name: "@b/c", version: "2.0.0", license: "MIT", integrity };
  const plain = { name: "z", version: "1.0.0", optional: true };
  const { components } = billOfMaterials(project, [plain, scoped, scoped]);
  expect(components).toEqual([
    {
      type: "library",
      "bom-ref": "pkg:npm/%40b/c@2.0.0",
      name: "@b/c",
      version: "2.0.0",
      purl: "pkg:npm/%40b/c@2.0.0",
      scope: "required",
      licenses: [{ expression: "MIT" }],
      hashes: [{ alg: "SHA-512", content: "abcd" }],
    },
    {
      type: "library",
      "bom-ref": "pkg:npm/z@1.0.0",
      name: "z",
      version: "1.0.0",
      purl: "pkg:npm/z@1.0.0",
      scope: "optional",
    },
  ]);
});

test("what only tests need is no part of what is published", () => {
  const tests = { name: "a", version: "1.0.0", dev: true };
  const site = { name: "a", version: "1.0.0" };
  expect(billOfMaterials(project, [tests]).components).toMatchObject([{ scope: "excluded" }]);
  expect(billOfMaterials(project, [site, tests]).components).toMatchObject([{ scope: "required" }]);
});
