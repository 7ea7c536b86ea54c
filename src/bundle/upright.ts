import plugin from "gatsby-plugin-sharp";
import sharp from "sharp";

/**
 * Makes gatsby-plugin-sharp reckon with the sides of a photo as it is shown. It turns a photo upright
 * that a phone stored lying down, yet crops it to the shape it had before; remove this when it no
 * longer does.
 */
export function measureUpright(): void {
  const { getImageSizeAsync } = plugin;
  plugin.getImageSizeAsync = async (file) => {
    const stored = await getImageSizeAsync(file);
    const { autoOrient } = await sharp(file.absolutePath).metadata();
    return { ...stored, ...autoOrient };
  };
}
