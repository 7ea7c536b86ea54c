import { readdirSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** The addresses of the pages in a built folder, without a trailing slash: "", "/contact" … */
export function pageRoutes(folder: string): ReadonlySet<string> {
  const routes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === "index.html")
    .map((entry) => dirname(relative(folder, join(entry.parentPath, entry.name))))
    .map((path) => (path === "." ? "" : `/${path.split(sep).join("/")}`));
  return new Set(routes);
}
