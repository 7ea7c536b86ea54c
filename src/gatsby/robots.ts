import { writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes robots.txt: allows everything and links the sitemap. */
export async function writeRobots(folder: string, siteUrl: string) {
  const lines = ["User-agent: *", "Allow: /", "", `Sitemap: ${siteUrl}/sitemap-index.xml`, ""];
  await writeFile(path.join(folder, "robots.txt"), lines.join("\n"));
}
