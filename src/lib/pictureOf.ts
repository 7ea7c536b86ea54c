import type { IGatsbyImageData } from "gatsby-plugin-image";
import { required } from "./required";

/** The resized versions of a picture. */
export interface PreparedPicture {
  /** In AVIF. */
  readonly gatsbyImageData: IGatsbyImageData;
  /** In WebP, in one width, for browsers without AVIF (those before 2022). */
  readonly fallback: { readonly src: string | null } | null;
}

/** A picture in query results: a file with its resized versions. */
export interface PictureFile {
  readonly childImageSharp: PreparedPicture | null;
}

/**
 * The resized versions of a picture. A missing or broken picture fails the build; Gatsby alone would
 * silently omit it.
 * @param what the picture's purpose, for the message
 */
export const pictureOf = (file: PictureFile | null, what: string): PreparedPicture =>
  required(file?.childImageSharp, `The picture of ${what}`);
