import type { IGatsbyImageData } from "gatsby-plugin-image";
import { required } from "./required";

/** A picture in query results: a file with its resized versions. */
export interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

/**
 * The resized versions of a picture. A missing or broken picture fails the build; Gatsby alone would
 * silently omit it.
 * @param what the picture's purpose, for the message
 */
export const pictureOf = (file: PictureFile | null, what: string): IGatsbyImageData =>
  required(file?.childImageSharp, `The picture of ${what}`).gatsbyImageData;
