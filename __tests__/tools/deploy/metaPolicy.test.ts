/** @jest-environment node */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeMetaPolicy } from "../../../tools/deploy/metaPolicy";
import { policyFile } from "../../../tools/headers/policy";
import { temporaryFolder } from "../../support/temporaryFolder";

function siteWith(head: string) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "index.html"), `<html><head>${head}<title>Gas</title></head></html>`);
  writeFileSync(
    join(folder, policyFile),
    "default-src 'none'; img-src $& data:; frame-ancestors 'none'",
  );
  return folder;
}

test("each document carries the policy once, before all that it governs", () => {
  const folder = siteWith('<meta charset="utf-8"/>');
  expect(writeMetaPolicy(folder)).toBe(1);
  writeMetaPolicy(folder);
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe(
    '<html><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" ' +
      "content=\"default-src 'none'; img-src $& data:\"/><title>Gas</title></head></html>",
  );
});

test("a document that cannot carry it is no silent loss", () => {
  expect(() => writeMetaPolicy(siteWith(""))).toThrow("index.html does not say how it is encoded");
  expect(() => writeMetaPolicy(temporaryFolder())).toThrow("has no policy; build it again");
});
