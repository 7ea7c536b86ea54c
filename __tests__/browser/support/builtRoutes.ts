import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The paths of all pages in the sitemap of a built folder; throws if there are none. */
export function builtRoutes(folder: string): readonly string[] {
  const files = readdirSync(folder).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  const texts = files.map((name) => readFileSync(path.join(folder, name), "utf8"));
  const routes = [...texts.join("").matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  if (routes.length === 0) throw new Error(`The sitemap of ${folder} lists no page; build it.`);
  return routes;
}
