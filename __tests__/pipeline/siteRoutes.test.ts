/** @jest-environment node */

import path from "node:path";
import { siteRoutes } from "../../src/pipeline/siteRoutes";

test("every page that search engines list is there once, and no other", () => {
  const routes = siteRoutes(path.join(__dirname, "../support/tree"));
  expect([...routes].sort()).toEqual(["/", "/contact", "/privacy", "/safety"]);
});
