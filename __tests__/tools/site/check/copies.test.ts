import { brotliCompressSync } from "node:zlib";
import { problemsOf } from "../../../support/smallSite";

test("a compressed copy unpacks to its original", async () => {
  const other = brotliCompressSync("x").toString("latin1");
  const changes = { "logo.svg.br": other, "contact/index.html.gz": "torn", "gone.js.gz": "" };
  await expect(problemsOf(changes)).resolves.toEqual([
    "/contact/index.html.gz: differs from /contact/index.html; build again",
    "/gone.js.gz: /gone.js does not exist",
    "/logo.svg.br: differs from /logo.svg; build again",
  ]);
});
