import type { Node } from "gatsby";

/** The part of Gatsby's resolver context that our resolvers use. */
export interface ResolverContext {
  nodeModel: {
    findOne<Found>(args: { type: string; query: object }): Promise<Found | null>;
    findAll<Found>(args: { type: string }): Promise<{ entries: Iterable<Found> }>;
  };
}

/** Computes a field of `source`, a node or a group of fields in it. */
export type Resolve = (
  source: Node,
  args: object,
  context: ResolverContext,
  info: { fieldName: string },
) => unknown;

/** A field that is computed at query time. */
export interface FieldResolver {
  /** Its GraphQL type. */
  type: string;
  resolve: Resolve;
}

/** The node of a content type with a single file; null without the file. */
export const singleNode = <Fields>(type: string, { nodeModel }: ResolverContext) =>
  nodeModel.findOne<Node & Fields>({ type, query: {} });
