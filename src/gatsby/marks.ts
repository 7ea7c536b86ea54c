import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { ResolverContext, ResolverInfo } from "./resolvers";
import { cleanDrawing } from "../model/drawings/cleanDrawing";
import { inlineDrawing } from "./drawings/inlineDrawing";
import { pictureMark } from "./drawings/pictureMark";
import { plainLines } from "../model/plainLines";

/** A logo or icon: its address, its proportions, and its drawing for use inside the page. */
export const markType = /* GraphQL */ `
  type Mark {
    "The address of the file."
    publicURL: String!
    "Width in px at the height below."
    width: Int!
    "Height in px."
    height: Int!
    "The drawing itself, for icons that take the text's colour; each use replaces {use} in its ids; empty for a picture."
    svg: String!
  }
`;

/** What partners' logos are drawn at, in px. */
const markHeight = 48;

/** Publishes a file; its address depends on what is drawn, not on how an editor ends lines. */
async function publish(name: string, content: string | Buffer): Promise<string> {
  const folder = `/static/${createHash("md5").update(content).digest("hex")}`;
  await mkdir(path.join("public", folder), { recursive: true });
  await writeFile(path.join("public", folder, name), content);
  return `${folder}/${name}`;
}

/** The width in px at the height of logos. */
const shownWidth = (width: number, height: number) =>
  Math.max(1, Math.round((markHeight * width) / height));

async function drawnMark({ absolutePath, base }: FileSystemNode) {
  const drawn = cleanDrawing(plainLines(await readFile(absolutePath, "utf8")));
  const { svg, width, height } = inlineDrawing(drawn);
  const publicURL = await publish(base, drawn);
  return { publicURL, width: shownWidth(width, height), height: markHeight, svg };
}

async function pictureAsMark({ absolutePath, name }: FileSystemNode) {
  const { webp, width, height } = await pictureMark(await readFile(absolutePath));
  const publicURL = await publish(`${name}.webp`, webp);
  return { publicURL, width: shownWidth(width, height), height: markHeight, svg: "" };
}

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
      return /^svg$/i.test(file.extension) ? drawnMark(file) : pictureAsMark(file);
    },
  }),
};
