import type { Node } from "gatsby";
import type { GraphQLFieldResolver, GraphQLObjectType } from "gatsby/graphql";
import type { Root } from "hast";

/** The part of Gatsby's resolver context that our resolvers use. */
export interface ResolverContext {
  nodeModel: {
    getNodeById(args: { id: string }): Node | null;
    findOne<Found>(args: { type: string; query: object }): Promise<Found | null>;
    findAll<Found>(args: { type: string }): Promise<{ entries: Iterable<Found> }>;
  };
}

/** Computes a field of `source`, a node or a group of fields in it. */
export type Resolve = GraphQLFieldResolver<Node, ResolverContext>;

/** A field that is computed at query time. */
export interface FieldResolver {
  /** Its GraphQL type. */
  type: string;
  resolve: Resolve;
}

/**
 * The HTML tree of a domain node's Markdown. Gatsby's plugin has it as a resolver of its own node, not as data.
 * @throws if the node has no Markdown
 */
export async function markdownTree(
  ...[source, args, context, info]: Parameters<Resolve>
): Promise<Root> {
  const markdown = context.nodeModel.getNodeById({ id: source.children[0] ?? "" });
  const remark = info.schema.getType("MarkdownRemark") as GraphQLObjectType<Node, ResolverContext>;
  const { resolve } = remark.getFields().htmlAst ?? {};
  if (!markdown || !resolve)
    throw new Error(`${source.internal.type} ${source.id} has no Markdown`);
  return (await resolve(markdown, args, context, { ...info, fieldName: "htmlAst" })) as Root;
}

/** The node of a content type with a single file; null without the file. */
export const singleNode = <Fields>(type: string, { nodeModel }: ResolverContext) =>
  nodeModel.findOne<Node & Fields>({ type, query: {} });
