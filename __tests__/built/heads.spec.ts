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

/** The elements of a page that have attributes, in the order of their first use, with their number. */
function elementsOf(body: string): string[] {
  const counts = new Map<string, number>();
  for (const [, name, text = ""] of body.matchAll(/<([a-z]\w*)([^<>]*)>/g)) {
    const attributes = text
      .replace(/ class="[^"]*"/, "")
      // The ids that React generates.
      .replaceAll(/:R\w*:/g, ":generated:")
      .replaceAll(/\s+/g, " ")
      .match(/[\w:-]+(?:="[^"]*")?/g);
    if (!attributes) continue;
    const tag = `<${name} ${attributes.sort().join(" ")}>`;
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return Array.from(counts, ([tag, count]) => (count > 1 ? `${tag} × ${count}` : tag));
}

/** A page without its words, which the trees of the browser tests have: its head and the attributes of its elements. */
function outline(file: string): string {
  let html = readBuilt(file);
  for (const [pattern, shorter] of volatile) html = html.replaceAll(pattern, shorter);
  const [head = "", body = ""] = html.split("</head>");
  expect(body, "styles in the body").not.toContain("<style");
  return [head.replaceAll("><", ">\n<"), "", ...elementsOf(body), ""]
    .join("\n")
    .replaceAll("&#x27;", "'");
}

for (const route of [...routes, "/404"])
  test(`the head and the attributes of ${route}`, () => {
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
