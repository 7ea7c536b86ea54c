import sharp, { type Metadata, type Sharp } from "sharp";

interface Reader {
  metadata(this: Sharp): Promise<Metadata>;
}

/**
 * Makes sharp tell width and height of a photo as it is shown. gatsby-plugin-sharp turns a photo
 * upright that a phone stored lying down, yet crops it to the shape it had before; remove this when
 * the plugin reckons with `autoOrient` itself.
 */
export function measureUpright(): void {
  const reader = Object.getPrototypeOf(sharp(Buffer.of(0))) as Reader;
  const { metadata } = reader;
  reader.metadata = async function upright() {
    const told = await metadata.call(this);
    return { ...told, ...told.autoOrient };
  };
}
