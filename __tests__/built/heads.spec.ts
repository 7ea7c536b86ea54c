import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import parse5, { type Element } from "parse5";
import sharp from "sharp";
import { sharePicture } from "../../src/lib/sharePicture";
import { elementsIn } from "../../tools/site/finish/inline/inlineBlocks";
import { kinds } from "../browser/support/routes";

const folder = path.join(__dirname, "../../.fixture-site/public");
const readBuilt = (file: string) => readFileSync(path.join(folder, file), "utf8");

const attributesOf = ({ attrs }: Element): Partial<Record<string, string>> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

const wordsIn = ({ childNodes: [text] }: Element) => (text && "value" in text ? text.value : "");

/** What an element of a head is, and what it says; undefined for scripts and styles. */
function entryOf(element: Element): readonly [name: string, value: string] | undefined {
  const { tagName } = element;
  const { name, property, content = "", rel, href = "", type, ...more } = attributesOf(element);
  if (tagName === "meta") return [property ?? name ?? more["http-equiv"] ?? "charset", content];
  if (tagName === "title" || type?.startsWith("application/ld") || type === "speculationrules")
    return [type ?? tagName, wordsIn(element)];
  return tagName === "link"
    ? [`${rel} ${more.as ?? more.sizes ?? type ?? ""}`.trim(), href]
    : undefined;
}

/** What a page says about itself: each text of its head with its names, and the marks of the current page. */
function linesOf(route: string): string[] {
  const all = [...elementsIn(parse5.parse(readBuilt(path.join(route, "index.html"))))];
  const names = new Map<string, string[]>();
  for (const element of all) {
    const [name, value = ""] = entryOf(element) ?? [];
    if (name) names.set(value, [...(names.get(value) ?? []), name]);
  }
  const marked = all.flatMap((element) => {
    const { "aria-current": current, href = "" } = attributesOf(element);
    return current ? [`current ${current}: ${element.tagName} ${href}`.trim()] : [];
  });
  return [...Array.from(names, ([value, which]) => `${which.join(", ")}: ${value}`), ...marked].map(
    // Pictures and scripts change with their encoding and the code; other tests prove them.
    (line) => line.replaceAll(/'sha256-[^']*'(?: 'sha256-[^']*')*/g, "'hash'"),
  );
}

test("the heads of all kinds of pages, and the files for robots and servers @record", () => {
  const [landing, ...others] = ["/", ...kinds.filter((route) => route !== "/"), "/404"];
  const first = linesOf(landing ?? "");
  const namesIn = (lines: readonly string[]) =>
    lines.flatMap((line) => line.split(": ", 1)[0]?.split(", ") ?? []);
  const differing = others.flatMap((route) => {
    const lines = linesOf(route);
    const names = namesIn(lines);
    const missing = namesIn(first).filter((name) => !names.includes(name));
    return [
      "",
      `# ${route}, where it differs`,
      ...lines.filter((line) => !first.includes(line)),
      ...(missing.length > 0 ? [`without ${[...new Set(missing)].join(", ")}`] : []),
    ];
  });
  const files = ["robots.txt", "_redirects"].flatMap((file) => [
    "",
    `# ${file}`,
    readBuilt(file).trim(),
  ]);
  expect([`# /`, ...first, ...differing, ...files, ""].join("\n")).toMatchSnapshot("heads.txt");
});

test("the share picture has the size and format that programs accept", async () => {
  const { width, height } = sharePicture;
  const file = await sharp(path.join(folder, sharePicture.path)).metadata();
  expect(file).toMatchObject({ format: "jpeg", width, height });
});
