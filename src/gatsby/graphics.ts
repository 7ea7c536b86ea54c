import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";
import type { Resolve } from "./resolvers";
import { bitmapGraphic } from "./bitmapGraphic";
import { cleanDrawing } from "../model/cleanDrawing";
import { normaliseText } from "../model/normaliseText";

/** Publishes a file; its URL depends on the drawing, not on the source's line endings. */
async function publish(extension: string, content: string | Buffer): Promise<string> {
  const digest = createHash("md5").update(content).digest("hex").slice(0, 6);
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

/** The field extension `@graphic`: makes a Graphic of the file that `@fileByRelativePath` before it finds. */
export const graphic = {
  name: "graphic",
  extend: (_options: object, { resolve }: { resolve: Resolve }) => ({
    async resolve(...args: Parameters<Resolve>) {
      const file = await resolve(...args);
      return file ? graphicFrom(file as FileSystemNode) : null;
    },
  }),
};
