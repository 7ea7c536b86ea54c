import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";
import { resolveField, type ResolverContext, type ResolverInfo } from "./derived";

/** A drawn mark: its address, its proportions, and its drawing for use inside the page. */
export const markType = /* GraphQL */ `
  type Mark {
    "The address of the file."
    publicURL: String!
    "Width in px of the drawing's own grid."
    width: Int!
    "Height in px of the drawing's own grid."
    height: Int!
    "The drawing itself, for icons that take the text's colour."
    svg: String!
  }
`;

/** The field extension `@markByRelativePath`: a path beside the content file becomes a Mark. */
export const markByRelativePath = {
  name: "markByRelativePath",
  extend: () => ({
    async resolve(
      source: Record<string, unknown>,
      _args: object,
      context: ResolverContext,
      info: ResolverInfo,
    ) {
      const { nodeModel } = context;
      const relativePath = String(source[info.fieldName]);
      const owner = nodeModel.findRootNodeAncestor(source, (node) => node.internal.type === "File");
      const folder = (owner as FileSystemNode | null)?.dir ?? "";
      const file = await nodeModel.findOne<FileSystemNode>({
        type: "File",
        query: {
          filter: {
            absolutePath: { eq: path.resolve(folder, relativePath).replaceAll("\\", "/") },
          },
        },
      });
      if (!file) throw new Error(`${relativePath} does not exist beside its content file`);
      const { width = 0, height = 0 } = await sharp(file.absolutePath).metadata();
      return {
        publicURL: await resolveField("File", "publicURL", file, context, info),
        width,
        height,
        svg: (await readFile(file.absolutePath, "utf8")).trim(),
      };
    },
  }),
};
