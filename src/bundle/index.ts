import type { GatsbyNode } from "gatsby";
import { tuneAvif } from "./avif";
import { isIncluded } from "./isIncluded";
import { applyPhotoOrientation } from "./photoOrientation";
import { storePictures } from "./storedPictures";

export { onCreateWebpackConfig } from "./webpackConfig";

/** Patches the reading and writing of pictures, in this process and in the query workers. */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  storePictures();
  if (isIncluded("avif")) tuneAvif();
  if (isIncluded("image-orientation")) applyPhotoOrientation();
};
