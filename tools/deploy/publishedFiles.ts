import { isPrivate } from "../serve/headers/addresses";
import { isImmutable } from "../serve/headers/caching";
import { filesIn } from "../lib/files";

/** What Gatsby needs for its next build and no visitor asks for, with the compressed copies. */
const forTheNextBuild = /^(_gatsby\/|~partytown\/|(chunk-map|webpack\.stats)\.json)/;

/** The files of a built site that are published, by their paths. */
export function publishedFiles(site: string): readonly string[] {
  return filesIn(site).filter((file) => !forTheNextBuild.test(file));
}

/** Those that the edge host takes: it compresses itself, and reads its two own files. */
export function edgeFiles(site: string): readonly string[] {
  return publishedFiles(site).filter(
    (file) => !isPrivate(`/${file}`) || /^_(headers|redirects)$/.test(file),
  );
}

/** Whether a file has a content hash in its name. A compressed copy counts as its original. */
export function isHashed(file: string): boolean {
  return isImmutable(`/${file.replace(/\.(br|gz)$/, "")}`);
}
