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
 * The value that another type's resolver returns for one of its nodes. Gatsby's plugins add `html`,
 * `htmlAst` and `publicURL` as resolvers, not as data.
 */
export function resolveField(
  type: string,
  field: string,
  node: Node,
  context: ResolverContext,
  info: ResolverInfo,
): Promise<unknown> {
  const resolve = info.schema.getType(type).getFields()[field]?.resolve;
  if (!resolve) throw new Error(`${type} has no field ${field}; is its Gatsby plugin configured?`);
  return Promise.resolve(resolve(node, {}, context, { ...info, fieldName: field }));
}

/** The Markdown node of a domain node. */
export function markdownOf(source: Node, context: ResolverContext): Node {
  const node = source.parent ? context.nodeModel.getNodeById({ id: source.parent }) : null;
  if (!node) throw new Error(`${source.internal.type} ${source.id} has no Markdown file`);
  return node;
}

/** A file's whole Markdown as HTML. */
export const markdownHtml: FieldResolver = {
  type: "String!",
  async resolve(source, _args, context, info) {
    const markdown = markdownOf(source, context);
    const tree = await resolveField("MarkdownRemark", "htmlAst", markdown, context, info);
    return safeHtml((tree as Root).children);
  },
};
