import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { kinds, leakCard, routes } from "../browser/support/routes";

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

/** The head of a page, what is around its main part, and that part; without words, which the trees have. */
function partsOf(route: string) {
  let html = readBuilt(path.join(route, "index.html"));
  for (const [pattern, shorter] of volatile) html = html.replaceAll(pattern, shorter);
  const [head = "", body = ""] = html.split("</head>");
  expect(body, "styles in the body").not.toContain("<style");
  const [before = "", main = "", after = ""] = body.split(/(<main.*<\/main>)/s);
  return { head: head.replaceAll("><", ">\n<"), frame: before + after, main };
}

const record = (...lines: readonly string[]) => [...lines, ""].join("\n").replaceAll("&#x27;", "'");

/** The frame of a page, which is the same on all pages but for the marked item. */
const frameOf = (route: string) =>
  elementsOf(partsOf(route).frame.replaceAll(/ aria-current="\w+"/g, ""));

for (const route of [...kinds, "/404"])
  test(`the head and the attributes of ${route}`, { tag: "@record" }, () => {
    const { head, frame, main } = partsOf(route);
    const marked = elementsOf(frame).filter((element) => element.includes("aria-current"));
    const name = route.slice(1) || "landing";
    expect(record(head, "", ...marked, ...elementsOf(main))).toMatchSnapshot(`${name}.txt`);
  });

test("the attributes of the frame, on every page", { tag: "@record" }, () => {
  expect(record(...frameOf("/404"))).toMatchSnapshot("frame.txt");
  for (const route of routes)
    if (route !== leakCard) expect(frameOf(route), route).toEqual(frameOf("/404"));
});

test("every page has its share picture", () => {
  for (const route of routes) {
    const [, card = ""] =
      /og:image" content="https:\/\/fixture\.example([^"]*)"/.exec(partsOf(route).head) ?? [];
    expect(existsSync(path.join(folder, card)) && card, route).toMatch(/^\/share\/.*jpg$/);
  }
});

for (const file of ["robots.txt", "sitemap-0.xml", "_redirects", "manifest.webmanifest"])
  test(`the file ${file}`, { tag: "@record" }, () => {
    const text = readBuilt(file).replaceAll(/\?v=[0-9a-f]+/g, "?v=hash");
    expect(text).toMatchSnapshot(`file-${file.replace("_", "")}.txt`);
  });
