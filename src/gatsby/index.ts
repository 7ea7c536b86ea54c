import type { GatsbyNode } from "gatsby";
import { lagosMonth } from "../lib/lagosTime";
import { buildTime } from "../model/buildTime";
import { contentTypes } from "../model/contentTypes";
import { derivedFields } from "./derivedFields";
import { fillTokens } from "./fillTokens";
import { footerPages } from "./footerPages";
import { graphqlTypes } from "./graphqlTypes";
import { graphic } from "./graphics";
import { refillPrice } from "./refillPrice";
import type { FieldResolver } from "./resolvers";
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

/** The query `alertGuide`: the document with an alert, which the leak card shows; null if there is none. */
const alertGuide: FieldResolver = {
  type: "LegalDocument",
  resolve: (_source, _args, { nodeModel }) =>
    nodeModel.findOne({
      type: "LegalDocument",
      query: { filter: { alert: { anchor: { ne: null } } } },
    }),
};

/** The query `buildMonth`: the month of the build in Lagos, in months since year 0; a phone's clock may be behind it. */
const buildMonth: FieldResolver = {
  type: "Int!",
  resolve: () => lagosMonth(buildTime()),
};

/** Adds the fields derived from Markdown, and those that every page has. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  for (const type of contentTypes) create({ [type.name]: derivedFields(type) });
  create({ Query: { alertGuide, buildMonth, footerPages, refillPrice } });
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
