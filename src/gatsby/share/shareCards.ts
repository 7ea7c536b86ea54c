import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { listedPages, routeOf, shareCardOf, titleOf, type PageNode } from "../../model/pageTable";
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
  const cards = listedPages.flatMap(({ name, page }) =>
    (getNodesByType(name) as unknown as PageNode[]).map((node) => ({
      title: titleOf(node),
      card: shareCardOf(routeOf(page, node.slug)),
    })),
  );
  let background: Buffer | undefined;
  for (const { title, card } of cards) {
    const text = { title, company: data.siteCompany.name };
    const target = path.join(folder, card);
    const madeOf = JSON.stringify({ ...text, picture: internal.contentDigest });
    if (existsSync(target) && (await cache.get(card)) === madeOf) continue;
    background ??= await drawBackground(absolutePath);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await drawShareCard(background, text));
    await cache.set(card, madeOf);
  }
}
