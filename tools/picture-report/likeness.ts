import { readFileSync } from "node:fs";
import sharp from "sharp";
import { ssim } from "ssim.js";
import type { Output } from "./outputs";

/** How an output compares with its master. */
export interface Likeness {
  readonly width: number;
  readonly format: string;
  readonly bytes: number;
  /** Mean structural similarity with the master at the same size; 1 is the same picture. */
  readonly ssim: number;
}

async function pixels(file: Buffer, size: { width?: number; height?: number } = {}) {
  const { data, info } = await sharp(file)
    .rotate()
    .resize({ ...size, fit: "cover" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** Compares what the eye gets: the output against the master, scaled to its size. */
export async function likenessOf({ master, file }: Output): Promise<Likeness> {
  const bytes = readFileSync(file);
  const output = await pixels(bytes);
  const { width, height } = output;
  const { mssim } = ssim(output, await pixels(readFileSync(master), { width, height }));
  return { width, format: file.split(".").at(-1) ?? "", bytes: bytes.length, ssim: mssim };
}
