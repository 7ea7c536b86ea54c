import { writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes robots.txt: everything may be read, and the sitemap stands at the site's own address. */
export async function writeRobots(folder: string, siteUrl: string) {
  const lines = ["User-agent: *", "Allow: /", "", `Sitemap: ${siteUrl}/sitemap-index.xml`, ""];
  await writeFile(path.join(folder, "robots.txt"), lines.join("\n"));
}
