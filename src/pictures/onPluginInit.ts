import type { GatsbyNode } from "gatsby";
import plugin from "gatsby-plugin-sharp";
import sharp from "sharp";
import { tuneAvif } from "./avif";
import { storePictures } from "./storedPictures";

/** Patches the reading and writing of pictures, in this process and in the query workers. */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  storePictures();
  tuneAvif();
  applyPhotoOrientation();
};

/**
 * Makes gatsby-plugin-sharp use a photo's displayed dimensions. The plugin applies the EXIF orientation of
 * phone photos, but crops with the stored width and height; remove this when that is fixed.
 */
function applyPhotoOrientation(): void {
  const { getImageSizeAsync } = plugin;
  plugin.getImageSizeAsync = async (file) => {
    const stored = await getImageSizeAsync(file);
    const { autoOrient } = await sharp(file.absolutePath).metadata();
    return { ...stored, ...autoOrient };
  };
}
