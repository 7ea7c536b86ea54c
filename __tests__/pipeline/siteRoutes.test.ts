/** @jest-environment node */

import { readdirSync } from "node:fs";
import path from "node:path";
import { siteRoutes } from "../../src/pipeline/siteRoutes";

const content = path.join(__dirname, "../fixture/content");

test("every page that search engines list is there once, and no other", () => {
  const documents = readdirSync(path.join(content, "legal")).map(
    (file) => `/${path.parse(file).name}`,
  );
  expect(documents).not.toEqual([]);
  expect(siteRoutes(content).sort()).toEqual(["/", "/contact", ...documents].sort());
});
