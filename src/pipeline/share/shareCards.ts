import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { listedPages, shareCardOf, titleOf, type PageNode } from "../pageTable";
import { drawShareCard } from "./drawShareCard";

interface Ground {
  siteCompany: { name: string };
  siteHome: { hero: { pictureWide: { absolutePath: string } } };
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
        }
      }
    }
  }
`;

/** Draws the share picture of every page into the built site. */
export async function writeShareCards(
  folder: string,
  { graphql, getNodesByType }: Pick<BuildArgs, "graphql" | "getNodesByType">,
) {
  const { data } = await graphql<Ground>(query);
  if (!data) throw new Error("The company and the hero could not be read for the share pictures");
  const { siteHome, siteCompany } = data;
  const pages = listedPages.flatMap(({ name }) => getNodesByType(name) as unknown as PageNode[]);
  await mkdir(path.join(folder, "share"), { recursive: true });
  for (const page of pages) {
    const text = { title: titleOf(page), company: siteCompany.name };
    const picture = await drawShareCard(siteHome.hero.pictureWide.absolutePath, text);
    await writeFile(path.join(folder, shareCardOf(page.slug)), picture);
  }
}
