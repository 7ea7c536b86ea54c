import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { listedPages, shareCardOf, titleOf, type PageNode } from "../../model/pageTable";
import { drawBackground, drawShareCard } from "./drawShareCard";

interface Picture {
  absolutePath: string;
  internal: { contentDigest: string };
}

interface ShareCardData {
  siteCompany: { name: string };
  siteHome: { hero: { pictureWide: Picture } };
}

const query = /* GraphQL */ `
  {
    siteCompany {
      name
    }
    siteHome {
      hero {
        pictureWide {
          absolutePath
          internal {
            contentDigest
          }
        }
      }
    }
  }
`;

/**
 * Draws the share picture of every page into the built site, unless the last build has drawn the same one.
 */
export async function writeShareCards(
  folder: string,
  { graphql, getNodesByType, cache }: Pick<BuildArgs, "graphql" | "getNodesByType" | "cache">,
) {
  const { data } = await graphql<ShareCardData>(query);
  if (!data) throw new Error("Cannot read the company and the hero for the share pictures");
  const { absolutePath, internal } = data.siteHome.hero.pictureWide;
  const pages = listedPages.flatMap(({ name }) => getNodesByType(name) as unknown as PageNode[]);
  await mkdir(path.join(folder, "share"), { recursive: true });
  let background: Buffer | undefined;
  for (const page of pages) {
    const text = { title: titleOf(page), company: data.siteCompany.name };
    const card = shareCardOf(page.slug);
    const target = path.join(folder, card);
    const madeOf = JSON.stringify({ ...text, picture: internal.contentDigest });
    if (existsSync(target) && (await cache.get(card)) === madeOf) continue;
    background ??= await drawBackground(absolutePath);
    await writeFile(target, await drawShareCard(background, text));
    await cache.set(card, madeOf);
  }
}
