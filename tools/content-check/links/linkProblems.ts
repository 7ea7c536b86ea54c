import type { Problem } from "../../../src/pipeline/problems";
import type { FileFacts } from "../contentFile";
import { internalLinkFault } from "./internalLink";
import type { SiteMap } from "./siteMap";

/** Links to pages or sections of this site that do not exist. */
export function linkProblems(files: readonly FileFacts[], map: SiteMap, label: string): Problem[] {
  return files.flatMap(({ path, links }) =>
    links.flatMap(({ target, place }) => {
      const message = internalLinkFault(target, map);
      return message ? [{ file: `${label}/${path}`, ...place, rule: "link-broken", message }] : [];
    }),
  );
}
