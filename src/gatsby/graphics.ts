import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { ResolverContext, ResolverInfo } from "./resolvers";
import { readDrawing } from "../model/drawings/readDrawing";
import { bitmapGraphic } from "./bitmapGraphic";
import { normaliseText } from "../model/normaliseText";

/** A logo or icon: its URL, its aspect ratio, and its SVG for inline use. */
export const graphicType = /* GraphQL */ `
  type Graphic {
    "The file's URL."
    publicURL: String!
    "Width in px at the height below."
    width: Int!
    "Height in px."
    height: Int!
    "The SVG for inline use, so that icons take the text's colour; each use replaces {use} in its ids; empty for a bitmap."
    svg: String!
  }
`;

/** The height of partners' logos, in px. */
const graphicHeight = 48;

/**
 * Publishes a file when a query asks for its URL: inline drawings need none. The URL depends on the drawing,
 * not on the source's line endings.
 */
const publish = (extension: string, content: string | Buffer) => async (): Promise<string> => {
  const digest = createHash("md5").update(content).digest("hex").slice(0, 8);
  const address = `/static/${digest}.${extension}`;
  await mkdir("public/static", { recursive: true });
  await writeFile(path.join("public", address), content);
  return address;
};

async function graphicFrom({ absolutePath, extension }: FileSystemNode) {
  const source = await readFile(absolutePath);
  const isDrawing = /^svg$/i.test(extension);
  const { file, svg, width, height } = isDrawing
    ? readDrawing(normaliseText(source.toString("utf8")))
    : { ...(await bitmapGraphic(source)), svg: "" };
  return {
    publicURL: publish(isDrawing ? "svg" : "webp", file),
    width: Math.max(1, Math.round((graphicHeight * width) / height)),
    height: graphicHeight,
    svg,
  };
}

/** The field extension `@graphicByRelativePath`: resolves a path relative to the content file to a Graphic. */
export const graphicByRelativePath = {
  name: "graphicByRelativePath",
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
      const absolutePath = path.resolve(folder, relativePath).replaceAll("\\", "/");
      const query = { filter: { absolutePath: { eq: absolutePath } } };
      const file = await nodeModel.findOne<FileSystemNode>({ type: "File", query });
      if (!file) throw new Error(`${relativePath} does not exist next to its content file`);
      return graphicFrom(file);
    },
  }),
};
