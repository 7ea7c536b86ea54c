import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import sharp from "sharp";
import { sharePicture } from "../lib/sharePicture";
import { asViewersDo } from "../model/asViewersDo";

/** Writes the picture that shows when a page is shared, in a size and format that every program accepts. */
export async function writeSharePicture(
  project: string,
  { getNodesByType }: Pick<BuildArgs, "getNodesByType">,
) {
  const [company] = getNodesByType("SiteCompany") as unknown as [{ sharePicture: string }];
  const target = path.join(project, "public", sharePicture.path);
  const { width, height } = sharePicture;
  await mkdir(path.dirname(target), { recursive: true });
  await sharp(path.join(project, "content/site", company.sharePicture), asViewersDo)
    .rotate()
    .resize({ width, height })
    .jpeg({ quality: 85 })
    .toFile(target);
}
