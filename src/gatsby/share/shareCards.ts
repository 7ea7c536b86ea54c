import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { listedPages, routeOf, shareCardOf, titleOf, type PageNode } from "../../model/pageTable";
import { drawBackground, drawShareCard } from "./drawShareCard";

/** Draws the share picture of every page into the built site. */
export async function writeShareCards(
  folder: string,
  { getNodesByType }: Pick<BuildArgs, "getNodesByType">,
) {
  const [company] = getNodesByType("SiteCompany") as unknown as [{ name: string }];
  const [{ hero }] = getNodesByType("SiteHome") as unknown as [{ hero: { pictureWide: string } }];
  const picturePath = path.posix.join("site", hero.pictureWide);
  const files = getNodesByType("File") as unknown as FileSystemNode[];
  const picture = files.find(({ relativePath }) => relativePath === picturePath);
  if (!picture) throw new Error(`${picturePath}, the background of the share pictures, is missing`);
  const background = await drawBackground(picture.absolutePath);
  for (const { name, page } of listedPages) {
    for (const node of getNodesByType(name) as unknown as PageNode[]) {
      const target = path.join(folder, shareCardOf(routeOf(page, node.slug)));
      const text = { title: titleOf(node), company: company.name };
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, await drawShareCard(background, text));
    }
  }
}
