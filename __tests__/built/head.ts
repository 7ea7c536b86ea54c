import { readFileSync } from "node:fs";
import path from "node:path";

const folder = path.join(__dirname, "../../.fixture-site/public");

const signs: Readonly<Record<string, string>> = { amp: "&", "#x27": "'", quot: '"' };

/** The text of a file of the built fixture site. */
export const readBuilt = (file: string) => readFileSync(path.join(folder, file), "utf8");

/** The head of a page as a crawler reads it: the built HTML, without scripts. */
export function readHead(route: string) {
  const html = readBuilt(path.join(route, "index.html"));
  const head = html.slice(0, html.indexOf("</head>"));
  const decode = (text: string) =>
    text.replace(/&(amp|#x27|quot);/g, (whole, name: string) => signs[name] ?? whole);
  const all = (pattern: RegExp) =>
    [...head.matchAll(pattern)].map(([, value = ""]) => decode(value));
  const meta = (name: string) =>
    all(new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*content="([^"]*)"`, "g"));
  return {
    html,
    titles: all(/<title[^>]*>([^<]*)<\/title>/g),
    canonicals: all(/<link[^>]*rel="canonical"[^>]*href="([^"]*)"/g),
    languages: [...html.matchAll(/<html[^>]*lang="([^"]*)"/g)].map(([, value]) => value),
    meta,
    structuredData: all(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    ),
  };
}
