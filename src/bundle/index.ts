import type { GatsbyNode } from "gatsby";
import { tuneAvif } from "./avif";
import { isIncluded } from "./isIncluded";
import { measureUpright } from "./upright";

export { onCreateWebpackConfig } from "./webpackConfig";

/** Sets how pictures are read and written, in this process and in those that run queries. */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  if (isIncluded("avif")) tuneAvif();
  if (isIncluded("image-orientation")) measureUpright();
};
