import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Reporter } from "gatsby";

/** Writes robots.txt: everything may be read, and the sitemap stands at the site's own address. */
export async function writeRobots(folder: string, siteUrl: string, reporter: Reporter) {
  const lines = ["User-agent: *", "Allow: /", "", `Sitemap: ${siteUrl}/sitemap-index.xml`, ""];
  await writeFile(path.join(folder, "robots.txt"), lines.join("\n"));
  reporter.verbose("robots.txt written");
}
