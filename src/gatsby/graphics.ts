import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";
import type { Resolve } from "./resolvers";
import { asViewersDo } from "../model/asViewersDo";
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

/** In px; the strip shows logos at half this height, for screens with a pixel ratio of 2. */
const logoPixels = 96;

/**
 * A logo in black, trimmed to its edges, because the page shows all logos in one colour.
 * @param picture a PNG or WebP file with a transparent background
 * @returns a WebP file with a transparent background, and its size in px
 */
export const bitmapGraphic = (picture: Buffer) =>
  sharp(picture, asViewersDo)
    .rotate()
    .ensureAlpha()
    .trim({ background: "transparent", threshold: 16 })
    .resize({ height: logoPixels })
    // Takes the light of all colours; the opacity stays.
    .linear(0, 0)
    .webp({ lossless: true })
    .toBuffer({ resolveWithObject: true });

async function graphicFrom({ absolutePath, extension }: FileSystemNode) {
  const source = await readFile(absolutePath);
  if (!/^svg$/i.test(extension)) {
    const { data, info } = await bitmapGraphic(source);
    const shown = { width: Math.round(info.width / 2), height: Math.round(info.height / 2) };
    return { publicURL: await publish("webp", data), ...shown };
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
