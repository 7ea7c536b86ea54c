declare module "gatsby-plugin-sharp" {
  interface Plugin {
    /** Width and height of a picture in px, as stored in the file. */
    getImageSizeAsync(file: {
      absolutePath: string;
      internal: { contentDigest: string };
    }): Promise<{ width: number; height: number; type: string }>;
  }
  const plugin: Plugin;
  export default plugin;
}
