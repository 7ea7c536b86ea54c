import { readdirSync, readFileSync } from "node:fs";
import * as graphql from "gatsby/graphql";
import type { ContentType } from "../model/contentType";
import { derivedFields } from "./derivedFields";
import { graphqlTypes } from "./graphqlTypes";
import { queryFields } from "./queryFields";
import { wordFragments } from "./wordFragments";

/** The part of Gatsby's own schema that queries use. */
const gatsbyTypes = `
  scalar Date
  scalar GatsbyImageData
  interface Node { id: ID! }
  type Site { siteMetadata: SiteMetadata }
  type SiteMetadata { siteUrl: String }
  type File { childImageSharp: ImageSharp }
  type ImageSharp { gatsbyImageData: GatsbyImageData! resize: Resized }
  type Resized { src: String }
  type Query { site: Site }`;

/** The TypeScript of scalars that are no strings. */
const scalars: Readonly<Record<string, string>> = {
  Int: "number",
  Float: "number",
  Boolean: "boolean",
  GatsbyImageData: 'import("gatsby-plugin-image").IGatsbyImageData',
};

/** The GraphQL of fields that are computed. */
const computed = (type: string, fields: Readonly<Record<string, { type: string }>>) =>
  Object.entries(fields).map(([key, field]) => `extend type ${type} { ${key}: ${field.type} }`);

/** The GraphQL of a content type's computed fields and queries. */
const queriesOf = (type: ContentType) => [
  ...computed(type.name, derivedFields(type)),
  `type All${type.name} { nodes: [${type.name}!]! }`,
  ...computed("Query", {
    [type.name.charAt(0).toLowerCase() + type.name.slice(1)]: { type: type.name },
    [`all${type.name}`]: { type: `All${type.name}!` },
  }),
];

type Field = graphql.GraphQLField<unknown, unknown>;
type Selection = graphql.SelectionSetNode;

/**
 * The TypeScript of a field.
 * @param set what a query selects of it; without, all
 */
function typed(key: string, { type }: Field, set?: Selection): string {
  const inner = graphql.getNamedType(type);
  const whole = graphql.isObjectType(inner) ? inner.name : (scalars[inner.name] ?? "string");
  const one = set ? selected(inner, set) : whole;
  const all = String(type).startsWith("[") ? `readonly (${one})[]` : one;
  return `readonly ${key}: ${all}${String(type).endsWith("!") ? "" : " | null"}`;
}

/** The TypeScript of what a query selects of a type: its fields, and fragments. */
function selected(parent: graphql.GraphQLNamedType | undefined, { selections }: Selection): string {
  const parts = selections.map((part) => {
    if (part.kind !== graphql.Kind.FIELD) return `${"name" in part && part.name.value}Fragment`;
    const { name, alias = name, selectionSet } = part;
    const field = graphql.isObjectType(parent) && parent.getFields()[name.value];
    if (!field)
      throw new Error(
        `A query asks ${parent?.name} for ${name.value}: add it to a table in src/model/types, which src/model/contentTypes.ts lists`,
      );
    return `{ ${typed(alias.value, field, selectionSet)} }`;
  });
  // One type of all fields is easier to read in an editor.
  return parts.join(" & ").replaceAll(" } & { ", "; ");
}

/** The GraphQL of the queries in these folders of `src`. */
const queriesIn = (folders: readonly string[]) =>
  folders
    .flatMap((folder) => readdirSync(`src/${folder}`).map((name) => `src/${folder}/${name}`))
    .flatMap((file) => /\bgraphql`([^`]*)`/.exec(readFileSync(file, "utf8"))?.[1] ?? []);

/**
 * The types of all content types, fragments and queries, in the namespace `Queries`: in a second, without a build.
 * @throws if a query asks for a field that does not exist
 */
export function queryTypes(types: readonly ContentType[]): string {
  const definitions = [
    gatsbyTypes,
    ...graphqlTypes(types),
    ...computed("Query", queryFields),
    ...types.flatMap(queriesOf),
  ];
  // Gatsby checks it, and knows the directives.
  const schema = graphql.buildSchema(definitions.join("\n"), { assumeValidSDL: true });
  const objects = Object.values(schema.getTypeMap())
    .filter(graphql.isObjectType)
    .map((type) => {
      const fields = Object.entries(type.getFields()).map(([key, field]) => typed(key, field));
      return `type ${type.name} = { ${fields.join("; ")} };`;
    });
  const queries = [wordFragments(types), ...queriesIn(["pages", "templates", "hooks"])];
  const { definitions: selections } = graphql.parse(queries.join("\n"));
  const results = selections.filter(graphql.isExecutableDefinitionNode).map((definition) => {
    const { name, selectionSet } = definition;
    return "typeCondition" in definition
      ? `type ${name?.value}Fragment = ${selected(schema.getType(definition.typeCondition.name.value), selectionSet)};`
      : `type ${name?.value}Query = ${selected(schema.getType("Query"), selectionSet)};`;
  });
  return `declare namespace Queries {\n${[...objects, ...results].join("\n")}\n}\n`;
}
