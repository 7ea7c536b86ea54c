import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stripStyles } from "../../../../tools/site/finish/stripStyles";
import { builtFolder } from "../../../../tools/site/builtFolder";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

const page = (...names: string[]) =>
  `<style>${names.map((name) => `.c-${name}{top:0}`).join("")}</style>`;

it("takes out the texts of styles that every page with the script has, and tells the runtime the new names", () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "a.html": page("bb", "cc", "ddff"),
    "b.html": page("bb", "ff"),
    "app-00000000.js":
      'r={1:"11111111",2:"22222222"},x={name:"bb",styles:"a:\\"}",n:1},y={name:"cc",styles:"top:0"}',
    "a-11111111.js": 'y={name:"cc",styles:\'a:"b"\',next:z},v={name:"dd",styles:`c`}',
    "c-22222222.js": "1",
  });
  const [app, a, other] = ["/app-00000000.js", "/a-11111111.js", "/c-22222222.js"];
  const addresses = stripStyles(
    builtFolder(folder),
    new Map([
      ["/a.html", [app, a]],
      ["/b.html", [app, other]],
    ]),
  );
  const read = (script: string) => readFileSync(join(folder, addresses.get(script) ?? ""), "utf8");
  const [, digest = ""] = /^\/a-([0-9a-f]{8})\.js$/.exec(addresses.get(a) ?? "") ?? [];
  expect(digest).not.toBe("11111111");
  expect(read(app)).toBe(
    `r={1:"${digest}",2:"22222222"},x={name:"bb",n:1},y={name:"cc",styles:"top:0"}`,
  );
  expect(read(a)).toBe('y={name:"cc",next:z},v={name:"dd",styles:`c`}');
  expect(addresses.has(other)).toBe(false);
});
