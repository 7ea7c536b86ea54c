import type { ComponentType } from "react";
import { Helmet, type HelmetProps } from "react-helmet";

/**
 * Writes the head of a page's document, which never changes after that. Webpack leaves react-helmet out of
 * the scripts.
 */
export const Head: ComponentType<HelmetProps> =
  process.env.BUILD_STAGE === "build-javascript" ? () => null : Helmet;
