import { edgeFiles } from "../../../tools/deploy/edge";
import { builtSite, scriptOf } from "../../support/publishedSite";
import { writeFiles } from "../../support/temporaryFolder";

test("the edge host gets the files that visitors can request, and its own two files", () => {
  const site = builtSite("a");
  writeFiles(site, { _headers: "/*", _redirects: "/contact /contact/ 200" });
  expect([...edgeFiles(site)].sort()).toEqual([
    ".well-known/security.txt",
    "404.html",
    "_headers",
    "_redirects",
    scriptOf("a"),
    "contact/index.html",
    "index.html",
    "leak-card-worker.js",
    "leak-card/index.html",
    "robots.txt",
  ]);
});
