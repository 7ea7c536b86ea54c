import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { routes } from "../browser/support/routes";

const folder = path.join(__dirname, "../../.fixture-site/public");
const readBuilt = (file: string) => readFileSync(path.join(folder, file), "utf8");

/** Parts that a change of code or of a picture's encoding changes; other tests prove them. */
const volatile = [
  [/'sha256-[^']*'(?: 'sha256-[^']*')*/g, "'hash'"],
  [/<style[^>]*>.*?<\/style>/gs, "<style/>"],
  [/<script( data-scripts[^>]*)?>.*?<\/script>/gs, "<script/>"],
  [/\/static\/[\w/-]+/g, "/static/hash"],
] as const;

/** What search engines, previews and links need of a page, a tag a line: its head, its marked link and its anchors. */
function outline(file: string): string {
  const html = readBuilt(file);
  const end = html.indexOf("</head>");
  let head = html.slice(0, end);
  for (const [pattern, shorter] of volatile) head = head.replaceAll(pattern, shorter);
  const body = html.slice(end);
  const found = (pattern: RegExp) =>
    Array.from(body.matchAll(pattern), ([, ...values]) => values.join(" "));
  // The ids that React generates contain colons.
  const ids = found(/<(?!\/)[a-z][\w]* id="([^":]+)"/g);
  const marked = found(/<a href="([^"]*)"[^>]*aria-current="(\w+)"/g);
  expect(body, "styles in the body").not.toContain("<style");
  return [head.replaceAll("><", ">\n<"), `marked: ${marked.join()}`, `ids: ${ids.join(" ")}`, ""]
    .join("\n")
    .replaceAll("&#x27;", "'");
}

for (const route of [...routes, "/404"])
  test(`the head and the anchors of ${route}`, () => {
    const name = route.slice(1) || "landing";
    expect(outline(path.join(route, "index.html"))).toMatchSnapshot(`${name}.txt`);
    const [, card] = /og:image" content="https:\/\/fixture\.example([^"]*)"/.exec(
      readBuilt(path.join(route, "index.html")),
    ) ?? [undefined, "/favicon.svg"];
    expect(existsSync(path.join(folder, String(card))), card).toBe(true);
  });

for (const file of ["robots.txt", "sitemap-0.xml", "_redirects", "manifest.webmanifest"])
  test(`the file ${file}`, () => {
    const text = readBuilt(file).replaceAll(/\?v=[0-9a-f]+/g, "?v=hash");
    expect(text).toMatchSnapshot(`file-${file.replace("_", "")}.txt`);
  });
