import { readdirSync } from "node:fs";
import { slugOf } from "./contentType";
import { listedPages, routeOf } from "./pageTable";

/**
 * The addresses of all pages that search engines list, as the files below `content` make them;
 * for tools that visit every page.
 * @param content a folder
 */
export function siteRoutes(content = "content"): string[] {
  const files = readdirSync(content, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
  return listedPages.flatMap((type) =>
    files.flatMap((file) => {
      const slug = slugOf(type, file);
      return slug ? [routeOf(type.page, slug)] : [];
    }),
  );
}
