/** @jest-environment node */
import path from "node:path";
import { documents, files, read } from "./support/repository";

/** In builds and packages, or an example. */
const notHere =
  /^(public|types|forms|node_modules|releases|\.(originals|(preview|fixture)-site))\/|^(page-data|webpack\.stats|\.release)\.json$|^summary\.md$|^legal\/name\.md$|^contact\/index\.html$/;

const places = new Set(files.flatMap((file) => [file, file.replace(/\.tsx?$/, "")]));
for (const file of files)
  for (let folder = path.dirname(file); folder !== "."; folder = path.dirname(folder))
    places.add(folder);
const addresses = [...places].map((place) => `/${place}`);

/** Files and folders in backticks that do not exist; a text may omit the first folders of a path. */
const lostFiles = (text: string) =>
  [...text.matchAll(/`(?:\.\.?\/)*([\w.-][\w./-]*)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => /[\w-]\.(tsx?|mjs|md|json|ya?ml|conf)$|\//.test(name) && !notHere.test(name))
    .filter((name) => !addresses.some((each) => each.endsWith(`/${name.replace(/\/$/, "")}`)));

test("files and folders that documents name exist", () => {
  const text = "`nope.ts`, `src/nope/`, `lib/money`, `../docs/fonts.md`, `bench/`, `/contact`";
  expect(lostFiles(text)).toEqual(["nope.ts", "src/nope/"]);
  expect(documents.length).toBeGreaterThan(40);
  const lost = documents.flatMap((file) => lostFiles(read(file)).map((name) => [file, name]));
  expect(lost).toEqual([]);
});
