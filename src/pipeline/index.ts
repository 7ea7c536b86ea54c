import type { GatsbyNode } from "gatsby";
import { tuneAvif } from "./avif";
import { contentTypes } from "./contentTypes";
import type { DerivedField } from "./derived";
import { graphqlTypes } from "./graphqlTypes";
import { markByRelativePath, markType } from "./marks";
import { createDomainNode } from "./nodes";
import { createContentPages } from "./pages";
import { writeRobots } from "./robots";
import { writeShareCards } from "./share/shareCards";

export { onCreateWebpackConfig } from "./bundles";

const sectionType = /* GraphQL */ `
  type LegalSection {
    id: String!
    title: String!
    html: String!
  }
`;

/** Sets the encoder of pictures, in this process and in those that run queries. */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => tuneAvif();

/** Declares the type of every kind of content. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension(markByRelativePath, { name: "content-pipeline" });
  actions.createTypes([markType, sectionType, graphqlTypes(contentTypes)]);
};

/** Adds the fields that are worked out from a file's Markdown. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  const withDerived = contentTypes.flatMap(
    ({ name, derived }): [string, Readonly<Record<string, DerivedField>>][] =>
      derived ? [[name, derived]] : [],
  );
  create(Object.fromEntries(withDerived));
};

/** Turns content files into domain nodes. */
export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => createDomainNode(args);

/** Turns domain nodes into pages. */
export const createPages: GatsbyNode["createPages"] = (args) => createContentPages(args);

/** Writes what search engines and shared links need beside the pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, graphql }) => {
  const { config, program } = store.getState();
  const folder = `${program.directory}/public`;
  await writeRobots(folder, String(config.siteMetadata?.siteUrl));
  await writeShareCards(folder, graphql);
};
