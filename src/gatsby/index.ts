import type { GatsbyNode } from "gatsby";
import { contentTypes } from "../model/contentTypes";
import { derivedFields } from "./derivedFields";
import { fillTokens } from "./fillTokens";
import { graphqlTypes } from "./graphqlTypes";
import { graphic } from "./graphics";
import { queryFields } from "./queryFields";
import { writeSharePicture } from "./sharePicture";
import { writeRobots, writeSecurityContact } from "./textFiles";
import { writeWordFragments } from "./wordFragments";

export { createDomainNode as onCreateNode } from "./nodes";
export { addPageContext as onCreatePage, createContentPages as createPages } from "./pages";

/** Declares the GraphQL type of every content type. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(graphic, { name: "content-model" });
  actions.createFieldExtension(fillTokens, { name: "content-model" });
  actions.createTypes(graphqlTypes(contentTypes));
};

/** Adds the fields derived from Markdown, and those that every page has. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  for (const type of contentTypes) create({ [type.name]: derivedFields(type) });
  create({ Query: queryFields });
};

/** Writes the fragments of the words; at every start, because Gatsby empties their folder before. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = ({ store }) =>
  writeWordFragments(store.getState().program.directory, contentTypes);

/** Writes robots.txt, security.txt and the share picture. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { config, program } = args.store.getState();
  const folder = `${program.directory}/public`;
  const siteUrl = String(config.siteMetadata?.siteUrl);
  await writeRobots(folder, siteUrl);
  const [contact] = args.getNodesByType("SiteSecurity") as unknown as Queries.SiteSecurity[];
  await writeSecurityContact(folder, siteUrl, contact);
  await writeSharePicture(program.directory, args);
};
