import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stripStyles } from "../../../../tools/site/finish/stripStyles";
import { builtFolder } from "../../../../tools/site/builtFolder";
import { temporaryFolder, writeFiles } from "../../../support/temporaryFolder";

const page = (...names: string[]) =>
  `<style>${names.map((name) => `.c-${name}{top:0}`).join("")}</style>`;

it("takes out the texts of styles that every page with the script has", () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "a.html": page("bb", "cc", "ddff"),
    "b.html": page("bb", "ff"),
    "app-00000000.js": 'x={name:"bb",styles:"a:\\"}",n:1},y={name:"cc",styles:"top:0"}',
    "a-00000000.js": 'y={name:"cc",styles:\'a:"b"\',next:z},v={name:"dd",styles:`c`}',
    "c-00000000.js": "1",
  });
  const [app, a, other] = ["/app-00000000.js", "/a-00000000.js", "/c-00000000.js"];
  const addresses = stripStyles(
    builtFolder(folder),
    new Map([
      ["/a.html", [app, a]],
      ["/b.html", [app, other]],
    ]),
  );
  const read = (script: string) => readFileSync(join(folder, addresses.get(script) ?? ""), "utf8");
  expect(read(app)).toBe('x={name:"bb",n:1},y={name:"cc",styles:"top:0"}');
  expect(read(a)).toBe('y={name:"cc",next:z},v={name:"dd",styles:`c`}');
  expect(addresses.get(a)).toMatch(/^\/a-(?!0{8})[0-9a-f]{8}\.js$/);
  expect(addresses.has(other)).toBe(false);
});
