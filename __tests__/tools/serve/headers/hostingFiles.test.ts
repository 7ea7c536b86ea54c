import { readdirSync, readFileSync } from "node:fs";
import { builtFiles, hostingFiles } from "../../../../tools/serve/headers/hostingFiles";
import { contentSecurityPolicy } from "../../../../tools/serve/headers/policy";

const policy = contentSecurityPolicy({ scripts: ["sha256-a"], styles: [], styleAttributes: [] });
const pages = ["index.html", "404.html", "404/index.html", "contact/index.html"];
const built = builtFiles(policy, pages);
const file = (name: string) => built.get(name) ?? "";

it("stands in hosting/ as the table has it; run `npm run docs` after a change", () => {
  const files = hostingFiles();
  expect(readdirSync("hosting").sort()).toEqual([...files.keys()].sort());
  for (const [name, text] of files) expect(readFileSync(`hosting/${name}`, "utf8")).toBe(text);
});

it("keeps within the limits of Cloudflare Pages", () => {
  const lines = file("_headers").split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  expect(file("_redirects")).toBe("/contact /contact/ 200\n");
});

it("names no header in two rules that fit one address, but for share pictures", () => {
  const [forAll = "", ...others] = file("_headers").split("\n\n");
  const names = (text: string): string[] => text.match(/^ {2}[\w-]+(?=:)/gm) ?? [];
  const twice = names(others.join("\n")).filter((name) => names(forAll).includes(name));
  expect(twice).toEqual(["  Cross-Origin-Resource-Policy"]);
  expect(others.at(-1)).toMatch(/^\/share\/\*\n/);
});
