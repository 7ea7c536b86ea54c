import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeHostFiles } from "../../../tools/headers/edge";
import { nginxHeaders } from "../../../tools/headers/nginx";
import { siteServer } from "../../../tools/serve/siteServer";
import { ask, listening } from "../../support/ask";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

jest.mock("../../../tools/headers/moved", () => ({ moved: { "/once": "/now" } }));

test("an address that a page had leads to another page, on every server", async () => {
  const folder = temporaryFolder();
  const write = () => writeHostFiles(folder, false);
  writeFiles(folder, { "index.html": "" });
  expect(write).toThrow("/now is no page");
  writeFiles(folder, { "now/index.html": "" });
  write();
  expect(readFileSync(join(folder, "_redirects"), "utf8")).toMatch(/^\/once \/now 301\n/);
  expect(nginxHeaders).toContain("location = /once { return 301 /now; }\n");
  const server = siteServer(folder);
  await listening(server);
  const { status, headers } = await ask(server, "/once?from=receipt");
  server.close();
  expect([status, headers.location]).toEqual([301, "/now"]);
  writeFiles(folder, { "once/index.html": "" });
  expect(write).toThrow("/once is a page");
});
