import type { IGatsbyImageData } from "gatsby-plugin-image";
import { required } from "./required";

/** A picture as queries give it: a file with its prepared sizes. */
export interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

/**
 * The prepared picture of a file. A missing or broken picture stops the build; Gatsby alone would
 * leave it out without a word.
 * @param what what the picture is for, for the message
 */
export const pictureOf = (file: PictureFile | null, what: string): IGatsbyImageData =>
  required(file?.childImageSharp, `The picture of ${what}`).gatsbyImageData;
