import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes robots.txt: allows everything and links the sitemap. */
export async function writeRobots(folder: string, siteUrl: string) {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
  await writeFile(path.join(folder, "robots.txt"), text);
}

/**
 * Writes /.well-known/security.txt (RFC 9116); deletes an earlier file if there is no contact any more. It expires at the
 * end of the last day, in UTC.
 */
export async function writeSecurityContact(
  folder: string,
  siteUrl: string,
  contact: Pick<Queries.SiteSecurity, "email" | "expires"> | undefined,
) {
  const directory = path.join(folder, ".well-known");
  const file = path.join(directory, "security.txt");
  await rm(file, { force: true });
  if (!contact) return;
  const lines = [
    `Contact: mailto:${contact.email}`,
    `Expires: ${contact.expires}T23:59:59Z`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ];
  await mkdir(directory, { recursive: true });
  await writeFile(file, lines.join("\n"));
}
