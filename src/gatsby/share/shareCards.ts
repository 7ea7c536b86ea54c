import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { listedPages, routeOf, shareCardOf, titleOf, type PageNode } from "../../model/pageTable";
import { drawBackground, drawShareCard } from "./drawShareCard";

/**
 * Draws the share picture of every page into the built site, unless the last build has drawn the same one.
 */
export async function writeShareCards(
  folder: string,
  { getNodesByType, cache }: Pick<BuildArgs, "getNodesByType" | "cache">,
) {
  const [company] = getNodesByType("SiteCompany") as unknown as [{ name: string }];
  const [{ hero }] = getNodesByType("SiteHome") as unknown as [{ hero: { pictureWide: string } }];
  const picturePath = path.posix.join("site", hero.pictureWide);
  const files = getNodesByType("File") as unknown as FileSystemNode[];
  const picture = files.find(({ relativePath }) => relativePath === picturePath);
  if (!picture) throw new Error(`${picturePath}, the background of the share pictures, is missing`);
  const cards = listedPages.flatMap(({ name, page }) =>
    (getNodesByType(name) as unknown as PageNode[]).map((node) => ({
      title: titleOf(node),
      card: shareCardOf(routeOf(page, node.slug)),
    })),
  );
  let background: Buffer | undefined;
  for (const { title, card } of cards) {
    const text = { title, company: company.name };
    const target = path.join(folder, card);
    const madeOf = JSON.stringify({ ...text, picture: picture.internal.contentDigest });
    if (existsSync(target) && (await cache.get(card)) === madeOf) continue;
    background ??= await drawBackground(picture.absolutePath);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await drawShareCard(background, text));
    await cache.set(card, madeOf);
  }
}
