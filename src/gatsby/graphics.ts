import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";
import type { ResolverContext, ResolverInfo } from "./resolvers";
import { bitmapGraphic } from "./bitmapGraphic";
import { cleanDrawing } from "../model/cleanDrawing";
import { normaliseText } from "../model/normaliseText";

/** A logo or drawing: its URL and its size. */
export const graphicType = /* GraphQL */ `
  type Graphic {
    "The file's URL."
    publicURL: String!
    "In px."
    width: Int!
    height: Int!
  }
`;

/** Publishes a file; its URL depends on the drawing, not on the source's line endings. */
async function publish(extension: string, content: string | Buffer): Promise<string> {
  const digest = createHash("md5").update(content).digest("hex").slice(0, 8);
  const address = `/static/${digest}.${extension}`;
  await mkdir("public/static", { recursive: true });
  await writeFile(path.join("public", address), content);
  return address;
}

async function graphicFrom({ absolutePath, extension }: FileSystemNode) {
  const source = await readFile(absolutePath);
  if (!/^svg$/i.test(extension)) {
    const { file, width, height } = await bitmapGraphic(source);
    const shown = { width: Math.round(width / 2), height: Math.round(height / 2) };
    return { publicURL: await publish("webp", file), ...shown };
  }
  const file = cleanDrawing(normaliseText(source.toString("utf8")));
  // Some programs draw in hundredths of a millimetre.
  const { width, height } = await sharp(Buffer.from(file), { limitInputPixels: false }).metadata();
  return { publicURL: await publish("svg", file), width, height };
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
      const relativePath = source[info.fieldName];
      if (typeof relativePath !== "string") return null;
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
