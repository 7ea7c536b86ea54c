import type { GatsbyNode } from "gatsby";
import { contentTypes } from "../model/contentTypes";
import { derivedFields } from "./derivedFields";
import { filledIn } from "./filledIn";
import { footerPages, pageLinkType } from "./footerPages";
import { graphqlTypes } from "./graphqlTypes";
import { markByRelativePath, markType } from "./marks";
import { createDomainNode } from "./nodes";
import { pageFields } from "./pageFields";
import { createContentPages, addPageContext } from "./pages";
import { pageTypes } from "../model/pageTable";
import { createBuildDay, refillPrice, refillPriceType } from "./refillPrice";
import { writeRobots } from "./robots";
import { writeSecurityContact, type SecurityContact } from "./securityContact";
import { writeShareCards } from "./share/shareCards";

const sectionType = /* GraphQL */ `
  type LegalSection {
    id: String!
    title: String!
    html: String!
  }
`;

/** Declares the type of every kind of content. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(markByRelativePath, { name: "content-model" });
  actions.createFieldExtension(filledIn, { name: "content-model" });
  actions.createTypes([
    markType,
    sectionType,
    pageLinkType,
    refillPriceType,
    graphqlTypes(contentTypes),
  ]);
};

/** Adds the fields that are worked out from a file's Markdown, and those that every page has. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  for (const type of contentTypes) create({ [type.name]: derivedFields(type) });
  for (const type of pageTypes) create({ [type.name]: pageFields(type) });
  create({ Query: { footerPages, refillPrice } });
};

/** Tells what day it is to the price that only a few days may show. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => createBuildDay(args);

export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => createDomainNode(args);

export const createPages: GatsbyNode["createPages"] = (args) => createContentPages(args);

/** Tells the pages of src/pages what the table says of them. */
export const onCreatePage: GatsbyNode["onCreatePage"] = (args) => addPageContext(args);

/** Writes what search engines, shared links and finders of faults need beside the pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { config, program } = args.store.getState();
  const folder = `${program.directory}/public`;
  const siteUrl = String(config.siteMetadata?.siteUrl);
  await writeRobots(folder, siteUrl);
  const [contact] = args.getNodesByType("SiteSecurity") as unknown as SecurityContact[];
  await writeSecurityContact(folder, siteUrl, contact);
  await writeShareCards(folder, args);
};
