import type { GatsbyNode } from "gatsby";
import { tuneAvif } from "./avif";
import { applyPhotoOrientation } from "./photoOrientation";
import { storePictures } from "./storedPictures";

/** Patches the reading and writing of pictures, in this process and in the query workers. */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  storePictures();
  tuneAvif();
  applyPhotoOrientation();
};
