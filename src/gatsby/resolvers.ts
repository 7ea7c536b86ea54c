import type { Node } from "gatsby";
import type { Root } from "hast";
import { safeHtml } from "../model/allowedHtml";

/** The part of Gatsby's resolver context that our resolvers use. */
export interface ResolverContext {
  nodeModel: {
    getNodeById(args: { id: string }): Node | null;
    findOne<Found extends Node>(args: { type: string; query: object }): Promise<Found | null>;
    findAll<Found extends Node>(args: { type: string }): Promise<{ entries: Iterable<Found> }>;
    findRootNodeAncestor(node: unknown, predicate: (node: Node) => boolean): Node | null;
  };
}

type Resolve = (
  source: unknown,
  args: object,
  context: ResolverContext,
  info: ResolverInfo,
) => unknown;

/** The part of GraphQL's resolver info that our resolvers use. */
export interface ResolverInfo {
  fieldName: string;
  schema: {
    getType(name: string): { getFields(): Record<string, { resolve?: Resolve } | undefined> };
  };
}

/** A field that is computed at query time. */
export interface FieldResolver {
  /** Its GraphQL type. */
  type: string;
  description?: string;
  resolve(source: Node, args: object, context: ResolverContext, info: ResolverInfo): unknown;
}

/**
 * The HTML tree of a domain node's Markdown. Gatsby's plugin has it as a resolver of its own node, not as data.
 * @throws if the node has no Markdown
 */
export async function markdownTree(
  source: Node,
  context: ResolverContext,
  info: ResolverInfo,
): Promise<Root> {
  const markdown = context.nodeModel.getNodeById({ id: source.children[0] ?? "" });
  const { resolve } = info.schema.getType("MarkdownRemark").getFields().htmlAst ?? {};
  if (!markdown || !resolve)
    throw new Error(`${source.internal.type} ${source.id} has no Markdown`);
  return (await resolve(markdown, {}, context, { ...info, fieldName: "htmlAst" })) as Root;
}

/** A file's whole Markdown as HTML. */
export const markdownHtml: FieldResolver = {
  type: "String!",
  resolve: async (source, _args, context, info) =>
    safeHtml((await markdownTree(source, context, info)).children),
};

/** The node of a content type with a single file; null without the file. */
export const singleNode = <Fields>(type: string, { nodeModel }: ResolverContext) =>
  nodeModel.findOne<Node & Fields>({ type, query: {} });
