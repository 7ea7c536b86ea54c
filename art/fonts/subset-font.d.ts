declare module "subset-font" {
  /** Makes a font with the characters of `text` only. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" },
  ): Promise<Buffer>;
}
