import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { drawShareCard } from "./drawShareCard";

interface Cards {
  siteCompany: { name: string };
  siteHome: {
    shareCard: string;
    meta: { title: string };
    hero: { pictureWide: { absolutePath: string } };
  };
  siteContact: { shareCard: string; meta: { title: string } };
  allLegalDocument: { nodes: { shareCard: string; title: string }[] };
}

const query = /* GraphQL */ `
  {
    siteCompany {
      name
    }
    siteHome {
      shareCard
      meta {
        title
      }
      hero {
        pictureWide {
          absolutePath
        }
      }
    }
    siteContact {
      shareCard
      meta {
        title
      }
    }
    allLegalDocument {
      nodes {
        shareCard
        title
      }
    }
  }
`;

/** Draws the share picture of every page into the built site. */
export async function writeShareCards(folder: string, graphql: BuildArgs["graphql"]) {
  const { data } = await graphql<Cards>(query);
  if (!data) throw new Error("The pages' titles could not be read for the share pictures");
  const { siteHome, siteContact, siteCompany, allLegalDocument } = data;
  const cards = [
    ...[siteHome, siteContact].map(({ shareCard, meta }) => ({ shareCard, title: meta.title })),
    ...allLegalDocument.nodes,
  ];
  await mkdir(path.join(folder, "share"), { recursive: true });
  for (const { shareCard, title } of cards) {
    const text = { title, company: siteCompany.name };
    const picture = await drawShareCard(siteHome.hero.pictureWide.absolutePath, text);
    await writeFile(path.join(folder, shareCard), picture);
  }
}
